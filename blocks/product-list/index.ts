import { productListBlock } from '@/schemas/blocks/products'
import { ProductList } from './product-list'

export const definition = productListBlock
export const component = ProductList
export const examples = async () => (await import('./product-list.examples')).productListExamples
