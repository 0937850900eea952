import { quoteBlock } from '@/schemas/blocks/quote'
import { Quote } from './quote'

export const definition = quoteBlock
export const component = Quote
export const examples = async () => (await import('./quote.examples')).quoteExamples
