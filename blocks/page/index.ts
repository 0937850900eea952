import { pageBlock } from '@/schemas/blocks/page'
import { Page } from './page'

export const definition = pageBlock
export const component = Page
