import type { ColourName, Look } from '@/lib/storefront/design/drawings'
import type { Attributes, SourceProduct } from '@/schemas/shop'
import { stateOf } from './delivery'
import { dice } from './dice'
import { documentsOf } from './documents'
import { advancedAttributes, chooseFact, factsIn, materialValueOf } from './facts'
import { picturesOf } from './images'
import { everyModel, type Model } from './models'
import { asOwnBrand } from './own-brand'
import { recommendedOf, reductionOf, worthOf } from './prices'
import { type Reach, reachOf } from './reach'
import { reviewsOf } from './reviews'
import type { Dimension } from './schema'
import { entry, perLanguage, tables } from './tables'
import { type Described, textsOf, typesetOnce } from './texts'
import { variantsOf } from './variants'

/** The number of products of the first catalogue. */
export const firstProducts = 300

const firstKey = 100_000
const mostPopular = 1000
const opened = Date.UTC(2024, 0, 15)
const newest = Date.UTC(2026, 10, 10)
const day = 24 * 60 * 60 * 1000
/** Reduced goods have been sold at their usual price for longer than any country asks. */
const newestReduced = newest - 60 * day

const voucherGroups = {
  baby: { download: '9420', post: '9410' },
  bm: { download: '51000', post: '52000' },
} as const

/** The properties that all siblings of a model share. */
function common({ kind, brand, of }: Model) {
  const material = of.pick(kind.materials)
  const chosen = Object.entries(kind.facts).map(([key, fact]) => ({ key, value: chooseFact(fact, of) }))
  // Two choices that nothing needs any more: without them, prices and dates would change
  for (const sides of [2, 2]) of.below(sides)
  const drawn = {
    material,
    chosen,
    line: of.pick(entry(tables().brands, brand).lines),
    rank: of.below(101) / 100,
    gender: of.chance(0.72) ? 'unisex' : of.pick(['maedchen', 'junge']),
    reduction: reductionOf(of),
    recommended: recommendedOf(of, entry(tables().brands, brand).own),
  }
  const came = opened + of.below(Math.floor((newest - opened) / day)) * day
  return { ...drawn, since: new Date(drawn.reduction ? Math.min(came, newestReduced) : came) }
}

type Shared = ReturnType<typeof common>

/** Motifs that are printed on cloth, and the print that shows them. */
const printOf: Readonly<Record<string, Look['print']>> = {
  streifen: 'stripes',
  herz: 'hearts',
  punkte: 'dots',
  blaetter: 'leaves',
  'blaetter-und-sterne': 'leaves',
  'mond-und-sterne': 'stars',
}

/** Whether the picture shows the motif that the kind usually has. */
function showsMotif({ model, colour }: Described): boolean {
  const print = printOf[model.kind.attributes?.motivtext ?? '']
  const shown = model.look(colour).print
  // A heart is sewn on plain things, too; another print covers it, except on a bib.
  const isHeart = print === 'hearts' && (shown === undefined || model.kind.motif === 'bib')
  return print === undefined || shown === print || isHeart
}

function attributesOf(described: Described, gender: string): Attributes {
  const { model, colour, dimension, chosen } = described
  const { kind } = model
  const sustainable = materialValueOf(described)
  const size = chosen.find(({ key }) => key === 'size')
  const { motivtext, ...others } = kind.attributes ?? {}
  const usual = motivtext !== undefined && showsMotif(described) ? { ...others, motivtext } : others
  const isAged = kind.age !== undefined && kind.sizes !== 'ages'
  return {
    landesworte: '1',
    ...(kind.family === 'clothing' && { geschlecht: gender }),
    ...(sustainable && { nachhaltigkeit: sustainable }),
    ...usual,
    ...(!kind.voucher && !kind.packed && { farbe: entry(tables().colours, colour).value }),
    ...(dimension && { vppdimension: dimension.value }),
    ...(isAged && { dimAlterGeeignetAb: String(kind.age) }),
    ...(size && !dimension && { masse: size.value }),
  }
}

/** The manufacturer and the warnings; vouchers need neither. */
const safetyOf = ({ kind, brand }: Model, { languages }: Reach) => ({
  manufacturer: entry(tables().brands, brand).manufacturer,
  responsible: entry(tables().brands, brand).responsible,
  warnings: perLanguage(languages, ({ warnings }, language) =>
    kind.warnings.map((warning) => typesetOnce(language, entry(warnings, warning))),
  ),
})

/** The guarantee of durability that the brand gives on things of this kind. */
function guaranteeOf({ kind, brand }: Model, { languages }: Reach): SourceProduct['guarantee'] {
  const months = kind.guarantee?.[brand]
  if (months === undefined) return undefined
  return {
    months,
    guarantor: entry(tables().brands, brand).manufacturer,
    territory: ['EU'],
    terms: perLanguage(languages, ({ phrases }, language) => typesetOnce(language, phrases.guaranteeTerms)),
  }
}

/** Vouchers stand in the order of their worth. */
function popularityOf(drawn: number, { kind }: Model, dimension: Dimension | undefined): number {
  return kind.voucher ? mostPopular - Math.round(worthOf(kind, dimension) / 100) : drawn
}

type Sibling = { colour: ColourName; dimension: Dimension | undefined; index: number; first: number }

function product(
  model: Model,
  { line, gender, since, ...shared }: Shared,
  { colour, dimension, index, first }: Sibling,
  reach: Reach,
): SourceProduct {
  const { kind } = model
  const { languages } = reach
  const of = dice(`product ${index}`)
  const key = String(firstKey + index).padStart(7, '0')
  const number = String(firstKey + index)
  const described = { model, colour, dimension, ...shared, chosen: factsIn(dimension, shared.chosen) }
  const texts = perLanguage(languages, (_, language) => textsOf(described, language))
  const attributes = attributesOf(described, gender)
  return {
    referenceKey: key,
    number,
    masterKey: `M${String(firstKey + first).padStart(7, '0')}`,
    brand: entry(tables().brands, model.brand).name,
    ...(kind.voucher ? { productGroup: voucherGroups[reach.brand][kind.voucher] } : { subbrand: line }),
    categories: [
      // Vouchers are among the gifts alone: whoever looks for a first outfit looks for clothes.
      ...(kind.voucher ? [] : [kind.category]),
      ...(kind.gift ? ['geschenke'] : []),
      ...(kind.electronics ? [kind.electronics] : []),
    ],
    sale: !kind.voucher && shared.reduction !== undefined,
    popularity: popularityOf(of.below(mostPopular + 1), model, dimension),
    onlineSince: since.toISOString(),
    attributes,
    advancedAttributes: kind.voucher ? {} : advancedAttributes(described, languages),
    texts,
    images: picturesOf(described, (language) => texts[language].name, languages),
    ...(!kind.voucher && { safety: safetyOf(model, reach), guarantee: guaranteeOf(model, reach) }),
    documents: documentsOf(kind, number, languages),
    variants: variantsOf({
      ...{ model, dimension, key, index, attributes, reach, of },
      ...shared,
      since,
      state: kind.voucher ? 'usual' : stateOf(index),
    }),
    reviews: reviewsOf(model, {
      languages,
      sibling: index - first,
      siblings: model.colours.length * model.dimensions.length,
      since,
      until: new Date(newest),
      of,
    }),
  }
}

/**
 * The sample catalogue, one product after another. It is deterministic: a smaller catalogue is the beginning of a
 * larger one.
 */
export function* seedProducts(brand: Parameters<typeof reachOf>[0], count: number): Generator<SourceProduct> {
  const reach = reachOf(brand)
  let index = 0
  let made = 0
  for (const model of everyModel()) {
    const shared = common(model)
    const first = index
    for (const colour of model.colours) {
      // Numbers of products stay what they are where one is not made.
      const isMade = !model.kind.packed || colour === model.colours[0]
      for (const dimension of model.dimensions) {
        if (made >= count) return
        if (isMade) {
          yield asOwnBrand(product(model, shared, { colour, dimension, index, first }, reach), brand)
          made += 1
        }
        index += 1
      }
    }
  }
}
