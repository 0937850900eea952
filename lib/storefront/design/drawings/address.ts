import { type Amount, amountWord, parseAmount } from './amount'
import { type Measure, measureWord, parseMeasure } from './measure'
import {
  type ColourName,
  colourNames,
  frontNames,
  type GroundName,
  groundColours,
  groundFor,
  type Kind,
  kinds,
  type MotifName,
  motifNames,
  type Print,
  prints,
  type SceneName,
  sceneGrounds,
  type View,
  views,
} from './names'

/** A picture as its address names it. */
export type Picture = { kind: Kind } & (
  | { type: 'scene'; name: SceneName; colour?: ColourName | undefined }
  | ({ type: 'still'; name: MotifName; view: View; ground?: GroundName | undefined } & Look & {
        /** Only of the view with dimensions. */
        measure?: Measure | undefined
        /** Only of a product, shown whole. */
        amount?: Amount | undefined
      })
)

/** What distinguishes products that are the same thing: their colour, that of their lining and trim, and their print. */
export type Look = { colour: ColourName; trim?: ColourName | undefined; print?: Print | undefined }

export const picturesRoot = '/pictures/originals/'

const oneOf = <T extends string>(list: readonly T[], value: string | undefined): T | undefined =>
  list.find((entry) => entry === value)

/** Parses `pram-sage-rose-dots-size-60x108-on-sky` or `wipes-sky-dots-x4` from its end: ground, view, amount, print, trim, colour; the rest is the name. */
function partsOf(text: string) {
  const words = text.split('-')
  const ground = words.at(-2) === 'on' ? words.splice(-2)[1] : undefined
  const measure = words.at(-2) === 'size' ? parseMeasure(words.at(-1)) : undefined
  if (measure) words.pop()
  const view = oneOf(views, words.at(-1))
  if (view) words.pop()
  const amount = parseAmount(words.at(-1))
  if (amount) words.pop()
  const print = oneOf(prints, words.at(-1))
  if (print) words.pop()
  const last = oneOf(colourNames, words.at(-1))
  if (last) words.pop()
  const first = last && oneOf(colourNames, words.at(-1))
  if (first) words.pop()
  const trim = first && last
  return { name: words.join('-'), colour: first ?? last, trim, print, view, measure, amount, ground }
}

/**
 * The picture for a path below `/pictures/originals/`, for example `1600x1200/category/pram-sage.png`; undefined for
 * anything that cannot be drawn. The size in the path must be that of the kind.
 */
export function parsePicture(path: string): Picture | undefined {
  const [size, kindName, file, ...more] = path.split('/')
  const kind = oneOf(Object.keys(kinds) as Kind[], kindName)
  if (!kind || !file?.endsWith('.png') || more.length > 0) return undefined
  if (size !== `${kinds[kind].width}x${kinds[kind].height}`) return undefined
  const { name, ground, measure, amount, ...parts } = partsOf(file.slice(0, -'.png'.length))
  const { colour, trim, print, view = 'main' } = parts
  const scene = oneOf(Object.keys(sceneGrounds) as SceneName[], name)
  if (scene) {
    const isPlain = view === 'main' && [ground, trim, print, amount].every((part) => part === undefined)
    const fits = kind !== 'product' && kind !== 'category' && isPlain
    return fits ? { kind, type: 'scene', name: scene, colour } : undefined
  }
  const motif = oneOf(motifNames, name)
  const under = oneOf(Object.keys(groundColours) as GroundName[], ground)
  if (!motif || !colour || (ground !== undefined && !under)) return undefined
  if (view === 'front' && !frontNames.includes(motif)) return undefined
  if (trim === colour || (kind !== 'product' && (view === 'room' || view === 'size'))) return undefined
  if ((view === 'size') !== (measure !== undefined)) return undefined
  if (amount && (kind !== 'product' || view !== 'main')) return undefined
  return { kind, type: 'still', name: motif, colour, trim, print, view, measure, amount, ground: under }
}

/** The canonical address of a picture's original. */
export function pictureAddress(picture: Picture): string {
  const { width, height } = kinds[picture.kind]
  const words =
    picture.type === 'scene'
      ? [picture.name, picture.colour]
      : [
          picture.name,
          picture.colour,
          picture.trim,
          picture.print,
          picture.amount && amountWord(picture.amount),
          picture.view === 'main' ? undefined : picture.view,
          picture.measure && measureWord(picture.measure),
          picture.ground && `on-${picture.ground}`,
        ]
  return `${picturesRoot}${width}x${height}/${picture.kind}/${words.filter(Boolean).join('-')}.png`
}

/** The colour that fills most of a picture. */
export const groundOf = (picture: Picture): string =>
  picture.type === 'scene'
    ? sceneGrounds[picture.name]
    : groundColours[picture.ground ?? (picture.kind === 'product' ? 'paper' : groundFor[picture.colour])]
