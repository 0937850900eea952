import { productSliderBlock } from '@/schemas/blocks/products'
import { ProductSlider } from './product-slider'

export const definition = productSliderBlock
export const component = ProductSlider
export const examples = async () => (await import('./product-slider.examples')).productSliderExamples
