import { brandLinkBlock } from '@/schemas/blocks/brand-link'
import { BrandLink } from './brand-link'

export const definition = brandLinkBlock
export const component = BrandLink
export const examples = async () => (await import('./brand-link.examples')).brandLinkExamples
