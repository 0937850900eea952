/** For client components only: a server component that imports from here adds the code to every page. */
export { AddToBasket } from './add-to-basket.client'
export { addToBasketAtom, changeBasketAtom, removeFromBasketAtom } from './basket-atoms'
export { BasketCount } from './basket-count.client'
export { BasketLayerHost } from './layer-host.client'
export { useAddToBasket } from './use-add-to-basket'
