import { videoBlock } from '@/schemas/blocks/video'
import { Video } from './video'

export const definition = videoBlock
export const component = Video
export const examples = async () => (await import('./video.examples')).videoExamples
