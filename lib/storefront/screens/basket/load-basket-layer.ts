/** The code of the layer, loaded with the first addition: most page views never need it. */
export const loadBasketLayer = () => import('./layer.client')
