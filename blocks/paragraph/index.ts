import { paragraphBlock } from '@/schemas/blocks/paragraph'
import { Paragraph } from './paragraph'

export const definition = paragraphBlock
export const component = Paragraph
export const examples = async () => (await import('./paragraph.examples')).paragraphExamples
