/**
 * How long the parts of a drawing take that are computed for every pixel, in milliseconds for a million of them:
 * measured with librsvg, each over the whole of a drawing. What grows with a radius is measured at 2,000 pixels of width.
 */
const primitives: Record<string, number> = {
  feBlend: 250,
  feColorMatrix: 220,
  feComponentTransfer: 200,
  feComposite: 270,
  feDiffuseLighting: 290,
  feDisplacementMap: 1_150,
  feDropShadow: 430,
  feFlood: 30,
  feGaussianBlur: 440,
  feMergeNode: 190,
  feOffset: 30,
  feSpecularLighting: 290,
  feTile: 30,
}

/** Wherever a part is drawn by itself first, and then laid over the others. */
const layers: Record<string, number> = {
  filter: 15,
  mask: 15,
  'mix-blend-mode': 12,
  isolation: 5,
  opacity: 5,
}

const gradient = 4
const colourFunction = 220
const blurFunction = 440

const colourFunctions = /\b(?:brightness|contrast|grayscale|hue-rotate|invert|opacity|saturate|sepia)\(/gi

export type Attributes = ReadonlyMap<string, string>

const numbersIn = (text = '') => text.split(/[\s,]+/).flatMap((word) => (word === '' ? [] : [Number(word)]))
const largestOf = (text: string | undefined, otherwise: number) => {
  const most = Math.max(...numbersIn(text).map(Math.abs))
  return Number.isFinite(most) ? most : otherwise
}

/** Pixels of a drawing that is 2,000 wide. */
const pixelsOf = (length: number, width: number) => Math.min((length * 2_000) / width, 100)

/** The milliseconds of an element by itself, in a drawing of this width. */
export function weightOf(name: string, attributes: Attributes, width: number): number {
  if (name === 'feTurbulence')
    return attributes.get('stitchTiles') === 'stitch'
      ? 1_500
      : 200 + 60 * Math.min(largestOf(attributes.get('numOctaves'), 1), 10)
  if (name === 'feConvolveMatrix') {
    const [columns = 3, rows = columns] = numbersIn(attributes.get('order'))
    const fields = Math.abs(columns * rows)
    return 200 + 34 * (Number.isFinite(fields) ? fields : numbersIn(attributes.get('kernelMatrix')).length)
  }
  if (name === 'feMorphology') {
    const radius = pixelsOf(largestOf(attributes.get('radius'), 0), width)
    return 140 + 13 * (2 * radius + 1) ** 2
  }
  if (name === 'linearGradient' || name === 'radialGradient' || name === 'meshgradient') return gradient
  return primitives[name] ?? 0
}

/** The milliseconds of a property of an element, besides those of what it names. */
export function weightOfProperty(name: string, value: string): number {
  if (value.trim() === '1' || value.trim() === 'none') return 0
  const layer = layers[name] ?? 0
  if (name !== 'filter') return layer
  const blurs = value.match(/\b(?:blur|drop-shadow)\(/gi)?.length ?? 0
  const colours = value.match(colourFunctions)?.length ?? 0
  return layer + blurs * blurFunction + colours * colourFunction
}
