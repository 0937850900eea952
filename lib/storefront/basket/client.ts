/** For client components alone: what server components take from here would be loaded with every page. */

export { AddToBasket } from './add-to-basket.client'
export { addToBasketAtom, changeBasketAtom, removeFromBasketAtom } from './basket-atoms'
export { BasketCount } from './basket-count.client'
export { BasketLayerHost } from './layer-host.client'
export { useAddToBasket } from './use-add-to-basket'
