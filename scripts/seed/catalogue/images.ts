import {
  type Amount,
  frontNames,
  type Measure,
  type Picture,
  parseMeasure,
  pictureAddress,
} from '@/lib/storefront/design/drawings'
import type { Language } from '@/schemas'
import type { ProductImage } from '@/schemas/shop'
import type { Dimension } from './schema'
import { entry, fill, perLanguage, tables } from './tables'
import { type Described, typesetOnce } from './texts'
import type { WordTables } from './word-schema'

const centimetres = (text: string, unit: string) =>
  Math.round(Number(text.replace(',', '.')) * (unit === 'm' ? 100 : 1))

/** Reads `46 × 80 × 52 cm` (width, height, depth), `0,53 × 10,05 m`, `28 cm` or `200 ml`. */
function measureIn(text: string): Measure | undefined {
  const [, width = '', height = '', unit = ''] = /^([\d,]+) × ([\d,]+)(?: × [\d,]+)? (cm|m)$/.exec(text) ?? []
  if (unit) return { kind: 'box', width: centimetres(width, unit), height: centimetres(height, unit) }
  return parseMeasure(text.replace(' ', ''))
}

const factsWithMeasure = ['size', 'area', 'length', 'diameter', 'volume']

function measureOfDimension({ value }: Dimension): Measure | undefined {
  const { fact } = entry(tables().dimensions, value)
  return fact && [...factsWithMeasure, 'lying'].includes(fact) ? parseMeasure(value) : undefined
}

/** The smallest and the largest size of clothing: `50`, `56` …, or double ones, `50-56`. */
function measureOfSizes(sizes: string | undefined): Measure | undefined {
  const numbers = (sizes === undefined ? [] : (entry(tables().sizes, sizes) ?? [])).flatMap(({ key }) =>
    /^\d+(?:-\d+)?$/.test(key) ? key.split('-').map(Number) : [],
  )
  return numbers.length > 1
    ? { kind: 'sizes', from: Math.min(...numbers), to: Math.max(...numbers) }
    : undefined
}

/** Packs and values: `4x60` is four packs of 60, `wert-50` a voucher for 50, and some kinds always come in packs. */
function amountOf({ model: { kind }, dimension }: Pick<Described, 'model' | 'dimension'>) {
  const [, packs, worth] = /^(?:(\d+)x60|wert-(\d+))$/.exec(dimension?.value ?? '') ?? []
  if (worth) return { kind: 'worth', value: Number(worth) } satisfies Amount
  const count = packs ? Number(packs) : kind.pack
  return count === undefined ? undefined : ({ kind: 'pack', value: count } satisfies Amount)
}

/** The figures on the picture with dimensions, from the facts that the product page names. */
function measureOf({ model: { kind }, dimension, chosen }: Described): Measure | undefined {
  const own = dimension && measureOfDimension(dimension)
  const facts = factsWithMeasure.map((fact) => chosen.find(({ key }) => key === fact)?.value)
  const named = facts.filter((value) => value !== undefined).map(measureIn)
  return own ?? named.find((measure) => measure !== undefined) ?? measureOfSizes(kind.sizes)
}

type View = {
  picture: Partial<Extract<Picture, { type: 'still' }>>
  phrase?: keyof WordTables['phrases']
  figures?: string
}

/** The figures of a picture with dimensions, for those who cannot see it. */
function figuresOf(measure: Measure): Pick<View, 'phrase' | 'figures'> {
  if (measure.kind === 'sizes') return { phrase: 'sizeChart', figures: `${measure.from}–${measure.to}` }
  if (measure.kind === 'box')
    return { phrase: 'dimensions', figures: `${measure.width} × ${measure.height} cm` }
  return { phrase: 'dimensions', figures: `${measure.value} ${measure.kind === 'content' ? 'ml' : 'cm'}` }
}

/** A colour inside a sentence: only German writes it with a capital. */
const withinSentence = (name: string, language: Language) =>
  language === 'de' ? name : name.charAt(0).toLowerCase() + name.slice(1)

/** The pictures of a product: whole, from the front if it has one, close, in a room, and with its dimensions. */
export function picturesOf(
  described: Described,
  names: (language: Language) => string,
  languages: readonly Language[],
): ProductImage[] {
  const { model, colour } = described
  const { motif, voucher } = model.kind
  const look = model.look(colour)
  const measure = measureOf(described)
  const views: View[] = [
    { picture: { view: 'main', amount: amountOf(described) } },
    ...(frontNames.includes(motif)
      ? [{ picture: { view: 'front' }, phrase: 'otherView' } satisfies View]
      : []),
    { picture: { view: 'detail' }, phrase: 'closeUp' },
    ...(voucher ? [] : [{ picture: { view: 'room' }, phrase: 'inRoom' } satisfies View]),
    ...(measure ? [{ picture: { view: 'size', measure }, ...figuresOf(measure) } satisfies View] : []),
  ]
  return views.map(({ picture, phrase, figures }) => ({
    src: pictureAddress({ kind: 'product', type: 'still', name: motif, view: 'main', ...look, ...picture }),
    alt: perLanguage(languages, ({ colours, phrases, prints }, language) => {
      const tone = withinSentence(entry(colours, colour).name, language)
      const shown = [tone, look.print && entry(prints, look.print)].filter(Boolean).join(' ')
      const said = phrase && typesetOnce(language, fill(phrases[phrase], figures ?? ''))
      return [names(language), shown, said].filter(Boolean).join(', ')
    }),
  }))
}
