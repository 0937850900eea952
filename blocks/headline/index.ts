import { headlineBlock } from '@/schemas/blocks/headline'
import { Headline } from './headline'

export const definition = headlineBlock
export const component = Headline
export const examples = async () => (await import('./headline.examples')).headlineExamples
