import type { ColourName } from '@/lib/storefront/drawings'
import type { Attributes, SourceProduct } from '@/schemas/shop'
import { advancedAttributes, chooseFact } from './advanced'
import { brands } from './brands'
import { colours } from './colours'
import { stateOf } from './delivery'
import { set, textsOf } from './describe'
import { dice } from './dice'
import { documentsOf } from './documents'
import { picturesOf } from './images'
import { type Reach, reachOf } from './market-facts'
import { type Material, materials } from './materials'
import { everyModel, type Model } from './models'
import { recommendedOf, reductionOf } from './prices'
import { reviewsOf } from './reviews'
import type { Dimension } from './types'
import { variantsOf } from './variants'
import { warnings } from './warnings'

const firstKey = 100_000
const opened = Date.UTC(2024, 0, 15)
const newest = Date.UTC(2026, 10, 10)
const day = 24 * 60 * 60 * 1000
/** Only so many products are talked about by many: the catalogue of a benchmark must not be made of reviews. */
const talkedAbout = 1_000

const voucherGroups = {
  baby: { download: '9420', post: '9410' },
  bm: { download: '51000', post: '52000' },
} as const

/** What all siblings of a model have in common. */
function common(model: Model) {
  const { kind, of } = model
  const material: Material = materials[of.pick(kind.materials)]
  const chosen = (kind.facts ?? []).map((fact) => chooseFact(fact, of))
  return {
    material,
    chosen,
    turns: { intro: of.below(2) as 0 | 1, use: of.below(2) as 0 | 1 },
    line: of.pick(brands[model.brand].lines),
    rank: of.below(101) / 100,
    gender: of.chance(0.72) ? 'unisex' : of.pick(['maedchen', 'junge']),
    reduction: reductionOf(of),
    recommended: recommendedOf(of),
    since: opened + of.below(Math.floor((newest - opened) / day)) * day,
  }
}

function attributesOf(
  { kind }: Model,
  { material, gender, chosen }: Pick<ReturnType<typeof common>, 'material' | 'gender' | 'chosen'>,
  colour: ColourName,
  dimension: Dimension | undefined,
): Attributes {
  const size = chosen.find(({ key }) => key === 'size')
  const isAged = kind.age !== undefined && kind.sizes !== 'ages'
  return {
    ...(kind.family === 'clothing' && { geschlecht: gender }),
    ...(material.sustainable && { nachhaltigkeit: material.sustainable }),
    ...kind.attributes,
    ...(!kind.voucher && { farbe: colours[colour].value }),
    ...(dimension && { vppdimension: dimension.value }),
    ...(isAged && { dimAlterGeeignetAb: String(kind.age) }),
    ...(size && { masse: size.value }),
  }
}

type Sibling = { colour: ColourName; dimension: Dimension | undefined; index: number; first: number }

function product(
  model: Model,
  shared: ReturnType<typeof common>,
  { colour, dimension, index, first }: Sibling,
  reach: Reach,
): SourceProduct {
  const { kind } = model
  const of = dice(`product ${index}`)
  const { material, chosen, turns, since } = shared
  const key = String(firstKey + index).padStart(7, '0')
  const described = { model, material, colour: colours[colour].words, dimension, turns }
  const texts = Object.fromEntries(
    reach.languages.map((language) => [language, textsOf(described, language)]),
  )
  const attributes = attributesOf(model, shared, colour, dimension)
  const { rank, reduction, recommended } = shared
  return {
    referenceKey: key,
    number: String(firstKey + index),
    masterKey: `M${String(firstKey + first).padStart(7, '0')}`,
    brand: brands[model.brand].name,
    ...(!kind.voucher && { subbrand: shared.line }),
    ...(kind.voucher && { productGroup: voucherGroups[reach.brand][kind.voucher] }),
    categories: [kind.category],
    sale: !kind.voucher && reduction !== undefined,
    popularity: of.below(1001),
    onlineSince: new Date(since).toISOString(),
    attributes,
    advancedAttributes: kind.voucher
      ? {}
      : advancedAttributes(model, { material, chosen, dimension, languages: reach.languages }),
    texts,
    images: picturesOf(model, colour, (language) => texts[language]?.name ?? '', reach.languages),
    ...(!kind.voucher && {
      safety: {
        manufacturer: brands[model.brand].manufacturer,
        warnings: Object.fromEntries(
          reach.languages.map((language) => [
            language,
            kind.warnings.map((warning) => set(language, warnings[warning][language])),
          ]),
        ),
      },
    }),
    documents: documentsOf(model, String(firstKey + index), reach.languages),
    variants: variantsOf({
      ...{ model, dimension, rank, reduction, recommended, key, index, attributes, reach, of },
      state: kind.voucher ? 'usual' : stateOf(index),
    }),
    reviews: reviewsOf(kind.family, {
      languages: reach.languages,
      since: new Date(since),
      until: new Date(newest),
      most: index < talkedAbout ? 25 : 3,
      of,
    }),
  }
}

/**
 * The shop's own catalogue, one product after another, always the same: of two numbers of products the smaller
 * catalogue is the beginning of the larger one.
 */
export function* seedProducts(brand: Parameters<typeof reachOf>[0], count: number): Generator<SourceProduct> {
  const reach = reachOf(brand)
  let index = 0
  for (const model of everyModel()) {
    const shared = common(model)
    const first = index
    for (const colour of model.colours) {
      for (const dimension of model.dimensions) {
        if (index >= count) return
        yield product(model, shared, { colour, dimension, index, first }, reach)
        index += 1
      }
    }
  }
}
