import type { Brand } from '@/schemas'
import type { ShopConfiguration } from '@/schemas/shop'

/** A nest with two leaves. */
const nest = [
  { path: 'M4 17.5c0 6 5.4 10 12 10s12-4 12-10c-3.6 1.8-7.6 2.6-12 2.6S7.6 19.3 4 17.5Z' },
  {
    path: 'M16 16.5c-3.6-2.6-4.8-6-3.6-11 3.8 1.2 6.2 4.4 6.4 8.2 1.4-1.8 3-2.8 5.2-3.2.2 4-1.8 6-8 6Z',
    opacity: 0.6,
  },
]

type Look = Required<Pick<ShopConfiguration, 'name' | 'mark' | 'colours' | 'fonts'>>

/** The names, marks, colours and typefaces of the demo's two shops. */
export const defaultLooks: Readonly<Record<Brand, Look>> = {
  baby: {
    name: 'Nestling',
    mark: nest,
    colours: {
      ...{ ground: '#fbf6ef', ink: '#23312f', accent: '#b03a25', card: '#ffffff', quiet: '#5b6664' },
      ...{ accentDeep: '#8a2a19', accentInk: '#ffffff', outline: '#75807e', soft: '#fbe3cf' },
      ...{ companion1: '#dce8dc', companion2: '#fbe3cf', companion3: '#dce9f2', companion4: '#fbf0c9' },
    },
    fonts: { text: 'figtree', display: 'fraunces' },
  },
  bm: {
    name: 'Bermolo',
    // Two hills and the sun between them.
    mark: [
      { path: 'M3 26c0-8 4-13 8.5-13S20 18 20 26Z' },
      { path: 'M14 26c0-6 3.4-10 7.5-10S29 20 29 26Z', opacity: 0.6 },
      { path: 'M20 9a4 4 0 1 0 8 0a4 4 0 1 0-8 0Z' },
    ],
    colours: {
      ...{ ground: '#f4f6f7', ink: '#14213d', accent: '#1d4ed8', card: '#ffffff', quiet: '#566079' },
      ...{ accentDeep: '#163a9e', accentInk: '#ffffff', outline: '#717a8f', soft: '#e3ecf7' },
      ...{ companion1: '#eaf3d3', companion2: '#f1e9dd', companion3: '#e3ecf7', companion4: '#f6f1d8' },
    },
    fonts: { text: 'figtree', display: 'figtree' },
  },
}

/** Whether a shop has the colours that the scenes are drawn in. */
export const hasSceneColours = ({ colours }: Pick<ShopConfiguration, 'colours'>): boolean =>
  colours.ground === defaultLooks.baby.colours.ground
