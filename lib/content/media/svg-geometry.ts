import type { Attributes } from './svg-weights'

/** Whether a transformation makes something larger, or could. */
export function enlarges(text: string): boolean {
  for (const [, kind = '', given = ''] of text.matchAll(/(matrix|scale[xy]?|skew[xy]?)\s*\(([^)]*)/gi)) {
    const numbers = given
      .trim()
      .split(/[\s,]+/)
      .map(Number)
    const [a = Number.NaN, b = 0, c = 0, d = Number.NaN] = numbers
    const isMatrix = /^matrix$/i.test(kind)
    const isSmall = isMatrix
      ? a * a + b * b < 1.001 && c * c + d * d < 1.001
      : /^scale/i.test(kind) && numbers.every((each) => Math.abs(each) < 1.001)
    if (!isSmall) return true
  }
  return false
}

export type View = { width: number; height: number }

const lengthOf = (text = '') => (text.endsWith('%') ? Number.NaN : Number.parseFloat(text))

/** The size of a drawing in its own units, where it says it. */
export function viewOf(attributes: Attributes): View | undefined {
  const [, , width, height] = (attributes.get('viewBox') ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  const view = attributes.has('viewBox')
    ? { width, height }
    : { width: lengthOf(attributes.get('width')), height: lengthOf(attributes.get('height')) }
  const isSlice = /slice/.test(attributes.get('preserveAspectRatio') ?? '')
  return !isSlice && Number(view.width) > 0 && Number(view.height) > 0 ? (view as View) : undefined
}

/** How many numbers a path has, at the most: each part of one with a point counts. */
export function numberCount(text = ''): number {
  let count = 0
  let isInNumber = false
  for (const character of text) {
    const isDigit = character >= '0' && character <= '9'
    if (isDigit && !isInNumber) count += 1
    isInNumber = isDigit
  }
  return count
}
