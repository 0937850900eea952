import { z } from 'zod'
import { previewDays } from './days'

export const previewLinkBody = z.object({ days: z.literal(previewDays) })
export const previewLinkId = z.uuid()
