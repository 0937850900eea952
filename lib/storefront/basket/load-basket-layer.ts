/** The code of the layer, loaded with the first thing that is put into the basket: most pages are left without. */
export const loadBasketLayer = () => import('./layer.client')
