import { bannerBlock } from '@/schemas/blocks/banner'
import { Banner } from './banner'

export const definition = bannerBlock
export const component = Banner
export const examples = async () => (await import('./banner.examples')).bannerExamples
