import { atom } from 'jotai'
import type { BasketAdded } from '@/schemas/api/basket'
import type { BasketShop } from './basket-words'

type Layer = { shop: BasketShop; answer: BasketAdded; isOpen: boolean }

const layerAtom = atom<Layer | undefined>(undefined)

/** The content of the layer, kept after it was closed. */
export const basketLayerAtom = atom((get) => get(layerAtom))

/** Shows what was added. Requires the layer's code to be loaded. */
export const openBasketLayerAtom = atom(null, (_, set, layer: Omit<Layer, 'isOpen'>) =>
  set(layerAtom, { ...layer, isOpen: true }),
)

export const closeBasketLayerAtom = atom(null, (get, set) => {
  const layer = get(layerAtom)
  if (layer?.isOpen) set(layerAtom, { ...layer, isOpen: false })
})
