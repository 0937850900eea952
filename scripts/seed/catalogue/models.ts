import type { ColourName, Look } from '@/lib/storefront/design/drawings'
import { type Dice, dice } from './dice'
import { lookOf } from './looks'
import type { Dimension, Kind } from './schema'
import { tables } from './tables'

/** A brand's product model, with its colours and dimensions. */
export type Model = {
  kindKey: string
  kind: Kind
  brand: string
  /** Its place among the models of the kind. */
  ordinal: number
  /** Unset for models without a name, such as vouchers. */
  name: string | undefined
  colours: readonly ColourName[]
  dimensions: readonly (Dimension | undefined)[]
  /** How it is drawn in one of its colours. */
  look: (colour: ColourName) => Look
  /** The same random choices for all siblings. */
  of: Dice
}

/** A kind with its index among all kinds. */
type Listed = { kindKey: string; kind: Kind; place: number }

/** Coprime to the number of names, so that steps of it reach each one. */
const nameStep = 7

function nameOf({ kind, place }: Listed, ordinal: number): string {
  const { names } = tables()
  const round = Math.floor(ordinal / kind.brands.length)
  const next = round * nameStep + (ordinal % kind.brands.length) * 41 + place * 13
  const generation = Math.floor(round / names.length)
  const name = names[next % names.length] ?? ''
  return generation === 0 ? name : `${name} ${generation + 1}`
}

/** The models of a kind in turn, each with another brand and a name that the brand has not used yet. */
function modelOf(listed: Listed, ordinal: number): Model | undefined {
  const { kindKey, kind, place } = listed
  if (kind.voucher && ordinal > 0) return undefined
  const of = dice(`${kindKey} ${ordinal}`)
  const brand = kind.brands[(ordinal + place) % kind.brands.length]
  if (!brand) throw new Error(`No brand makes ${kindKey}`)
  const most = kind.dimensions ? 2 : 3
  return {
    kindKey,
    kind,
    brand,
    ordinal,
    name: kind.voucher ? undefined : nameOf(listed, ordinal),
    colours: of.some(kind.colours, of.between(1, Math.min(most, kind.colours.length))),
    dimensions: kind.dimensions ?? [undefined],
    look: (colour) => lookOf(kindKey, kind, ordinal, colour),
    of,
  }
}

/** The name of a brand's first model of a kind, for goods that go with it; undefined where the brand makes none. */
export function firstNameOf(kindKey: string, brand: string): string | undefined {
  const kinds = Object.entries(tables().kinds)
  const place = kinds.findIndex(([key]) => key === kindKey)
  const kind = kinds[place]?.[1]
  const ordinal = kind?.brands.findIndex((_, at) => kind.brands[(at + place) % kind.brands.length] === brand)
  return kind === undefined || ordinal === undefined || ordinal < 0
    ? undefined
    : nameOf({ kindKey, kind, place }, ordinal)
}

type Shelf = { kinds: readonly Listed[]; turn: number; products: number }

/** A shelf for each category. */
function emptyShelves(): Shelf[] {
  const listed = Object.entries(tables().kinds).map(([kindKey, kind], place) => ({ kindKey, kind, place }))
  const byCategory = Map.groupBy(listed, ({ kind }) => kind.category)
  return [...byCategory.values()].map((kinds) => ({ kinds, turn: 0, products: 0 }))
}

/** A shelf with a single kind fills half as fast. */
const fullness = ({ kinds, products }: Shelf) => (kinds.length === 1 ? products * 2 : products)

/** All models, without end: the next one always belongs to the shelf with the fewest products. */
export function* everyModel(): Generator<Model> {
  const made = new Map<string, number>()
  const shelves = emptyShelves()
  for (;;) {
    const shelf = shelves.reduce((least, next) => (fullness(next) < fullness(least) ? next : least))
    const listed = shelf.kinds[shelf.turn % shelf.kinds.length]
    if (!listed) throw new Error('A shelf is without kinds')
    const ordinal = made.get(listed.kindKey) ?? 0
    made.set(listed.kindKey, ordinal + 1)
    shelf.turn += 1
    const model = modelOf(listed, ordinal)
    if (!model) continue
    shelf.products += model.colours.length * model.dimensions.length
    yield model
  }
}
