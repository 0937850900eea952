import { imageMapArea, imageMapBlock } from '@/schemas/blocks/image-map'
import { ImageMap } from './image-map'

export const definition = imageMapBlock
export const items = [imageMapArea]
export const component = ImageMap
export const examples = async () => (await import('./image-map.examples')).imageMapExamples
