/** A tone in the space Oklab, where distances are about as large as they look. */
function labOf(tone: string): readonly [number, number, number] | undefined {
  const [, hex] = /^#([\da-f]{6})$/i.exec(tone) ?? []
  if (hex === undefined) return undefined
  const [r = 0, g = 0, b = 0] = [0, 2, 4].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

type Tone = { light: number; chroma: number; hue: readonly [number, number] }

function toneOf(text: string): Tone | undefined {
  const lab = labOf(text)
  if (!lab) return undefined
  const [light, a, b] = lab
  const chroma = Math.hypot(a, b)
  return { light, chroma, hue: chroma > 0 ? [a / chroma, b / chroma] : [0, 0] }
}

/** Tones with less are white, grey or black. */
const leastChroma = 0.025
const isColourful = ({ chroma }: Tone) => chroma >= leastChroma

/** Light, dark, pale and bright shades of a colour are the same colour: it is the hue that tells one from another. */
const weights = { light: 0.3, chroma: 0.5, hue: 0.2 }
const distance = (one: Tone, other: Tone) =>
  Math.hypot(
    (one.light - other.light) * weights.light,
    (one.chroma - other.chroma) * weights.chroma,
    Math.hypot(one.hue[0] - other.hue[0], one.hue[1] - other.hue[1]) * (isColourful(one) ? weights.hue : 0),
  )

/** The name of the tone that looks most like `#rrggbb`; undefined for anything else. */
export function nearestTone<T>(
  text: string,
  among: readonly (readonly [name: T, tone: string])[],
): T | undefined {
  const own = toneOf(text)
  if (!own) return undefined
  const alike = among.flatMap(([name, other]) => {
    const tone = toneOf(other)
    return tone && isColourful(tone) === isColourful(own) ? [{ name, far: distance(own, tone) }] : []
  })
  return alike.toSorted((one, other) => one.far - other.far)[0]?.name
}
