import { basketDirectAddBlock } from '@/schemas/blocks/basket-direct-add'
import { BasketDirectAdd } from './basket-direct-add'

export const definition = basketDirectAddBlock
export const component = BasketDirectAdd
export const examples = async () => (await import('./basket-direct-add.examples')).basketDirectAddExamples
