import { bundlePromotionBlock } from '@/schemas/blocks/bundle-promotion'
import { BundlePromotion } from './bundle-promotion'

export const definition = bundlePromotionBlock
export const component = BundlePromotion
export const examples = async () => (await import('./bundle-promotion.examples')).bundlePromotionExamples
