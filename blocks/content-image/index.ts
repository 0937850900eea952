import { contentImageBlock } from '@/schemas/blocks/content-image'
import { ContentImage } from './content-image'

export const definition = contentImageBlock
export const component = ContentImage
export const examples = async () => (await import('./content-image.examples')).contentImageExamples
