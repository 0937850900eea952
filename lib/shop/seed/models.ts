import type { ColourName } from '@/lib/storefront/drawings'
import type { BrandKey } from './brands'
import { type Dice, dice } from './dice'
import { type KindKey, kindKeys, kinds } from './kinds/index'
import { modelNames } from './model-names'
import type { Dimension, Kind } from './types'

/** One thing that a brand makes, in its colours and dimensions. */
export type Model = {
  kindKey: KindKey
  kind: Kind
  brand: BrandKey
  /** Unset for what has none, such as a voucher. */
  name: string | undefined
  colours: readonly ColourName[]
  dimensions: readonly (Dimension | undefined)[]
  /** Falls alike for all siblings. */
  of: Dice
}

const shelves = [...new Set(kindKeys.map((key) => kinds[key].category))].map((category) =>
  kindKeys.filter((key) => kinds[key].category === category),
)

/** Coprime to the number of names, so that a step of it meets each one. */
const nameStep = 7

function nameOf(kindKey: KindKey, ordinal: number, brands: number): string {
  const round = Math.floor(ordinal / brands)
  const place = round * nameStep + (ordinal % brands) * 41 + kindKeys.indexOf(kindKey) * 13
  const generation = Math.floor(round / modelNames.length)
  const name = modelNames[place % modelNames.length] ?? ''
  return generation === 0 ? name : `${name} ${generation + 1}`
}

/** The models of a kind, one after another: another brand each time, and a name that the brand has not given to it. */
function modelOf(kindKey: KindKey, ordinal: number): Model | undefined {
  const kind = kinds[kindKey]
  if (kind.voucher && ordinal > 0) return undefined
  const of = dice(`${kindKey} ${ordinal}`)
  const brand = kind.brands[(ordinal + kindKeys.indexOf(kindKey)) % kind.brands.length]
  if (!brand) throw new Error(`Nobody makes ${kindKey}`)
  const most = kind.dimensions ? 2 : 3
  return {
    kindKey,
    kind,
    brand,
    name: kind.voucher ? undefined : nameOf(kindKey, ordinal, kind.brands.length),
    colours: of.some(kind.colours, of.between(1, Math.min(most, kind.colours.length))),
    dimensions: kind.dimensions ?? [undefined],
    of,
  }
}

type Shelf = { kinds: readonly KindKey[]; turn: number; products: number }

/** A shelf with a single kind fills more slowly. */
const fullness = ({ kinds: own, products }: Shelf) => (own.length === 1 ? products * 2 : products)

/** All models without end: the next one always belongs to the shelf that holds the fewest products. */
export function* everyModel(): Generator<Model> {
  const made = new Map<KindKey, number>()
  const open: Shelf[] = shelves.map((own) => ({ kinds: own, turn: 0, products: 0 }))
  for (;;) {
    const shelf = open.reduce((least, next) => (fullness(next) < fullness(least) ? next : least))
    const kindKey = shelf.kinds[shelf.turn % shelf.kinds.length]
    if (!kindKey) throw new Error('A shelf is without kinds')
    const ordinal = made.get(kindKey) ?? 0
    made.set(kindKey, ordinal + 1)
    shelf.turn += 1
    const model = modelOf(kindKey, ordinal)
    if (!model) continue
    shelf.products += model.colours.length * model.dimensions.length
    yield model
  }
}
