import { keptName, type OwnTypeface, type ShopFonts, type Typeface } from '@/schemas/shop'

/** Typefaces of devices with the widths by which the shop's own are measured. */
const onDevices = {
  sans: ['Arial', 'ArialMT', 'Liberation Sans', 'Arimo'],
  serif: ['Times New Roman', 'TimesNewRomanPSMT', 'Liberation Serif', 'Tinos'],
} as const

/** The name of a typeface from files in style sheets; undefined where no file of it is kept. */
export function familyOf({ faces = [] }: OwnTypeface): string | undefined {
  const name = faces[0] && keptName(faces[0].src)
  return name && `shop-${name.slice(0, 8)}`
}

/** The name under which a typeface of the device has the size of the shop's own. */
export const fittedFamily = (family: string): string => `${family}-like`

const percent = (part: number) => `${Math.round(part * 10_000) / 100}%`

/** Whether a typeface of a shop comes from files. */
export const isOwn = (typeface: Typeface | OwnTypeface): typeface is OwnTypeface =>
  typeof typeface !== 'string'

/** The typefaces of a shop that come from files, each once. */
export function ownTypefaces({ text, display }: ShopFonts): OwnTypeface[] {
  const own = [text, display].filter(isOwn)
  return own.filter((each, index) => own.findIndex((other) => familyOf(other) === familyOf(each)) === index)
}

/**
 * The rules of style sheets for the files of a typeface. Text is shown at once in a typeface of the device.
 * @param origin before the addresses, where the style sheet is none of the shop's
 */
export function faceRules(typeface: OwnTypeface, origin = ''): string[] {
  const family = familyOf(typeface)
  if (family === undefined) return []
  return (typeface.faces ?? []).map(({ src, weights: [from, to], isItalic }) => {
    const weight = from === to ? from : `${from} ${to}`
    const style = isItalic ? 'italic' : 'normal'
    return `@font-face{font-family:"${family}";src:url("${origin}${src}") format("woff2");font-weight:${weight};font-style:${style};font-display:swap}`
  })
}

/** The rule that gives a typeface of the device the size of the shop's own, so that nothing moves when that is there. */
export function fittedRule(typeface: OwnTypeface): string | undefined {
  const { fit, like } = typeface
  const family = familyOf(typeface)
  if (family === undefined || !fit) return undefined
  const sources = onDevices[like].map((name) => `local("${name}")`).join(',')
  return `@font-face{font-family:"${fittedFamily(family)}";src:${sources};size-adjust:${percent(fit.size)};ascent-override:${percent(fit.ascent)};descent-override:${percent(fit.descent)};line-gap-override:${percent(fit.lineGap)}}`
}
