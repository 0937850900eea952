import { teaserBlock } from '@/schemas/blocks/teaser'
import { Teaser } from './teaser'

export const definition = teaserBlock
export const component = Teaser
export const examples = async () => (await import('./teaser.examples')).teaserExamples
