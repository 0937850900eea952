type Size = { width: number; height: number }

/** A place in a picture: 0 to 1 from the left and from the top. */
export type Fraction = { x: number; y: number }

const between = (value: number) => Math.min(Math.max(value, 0), 1)

/** The place of a focal text, `120x80:121x81`; undefined when there is none, or it is outside of the picture. */
export function fractionOf(focus: string, { width, height }: Size): Fraction | undefined {
  const found = /^(\d{1,5})x(\d{1,5}):(\d{1,5})x(\d{1,5})$/.exec(focus)
  if (!found) return undefined
  const [left = 0, top = 0, right = 0, bottom = 0] = found.slice(1).map(Number)
  if (right > width || bottom > height) return undefined
  return { x: (left + right) / 2 / width, y: (top + bottom) / 2 / height }
}

/** The focal text of a place: one pixel of the picture. */
export function focusAt({ x, y }: Fraction, { width, height }: Size): string {
  const left = Math.min(Math.floor(between(x) * width), width - 1)
  const top = Math.min(Math.floor(between(y) * height), height - 1)
  return `${left}x${top}:${left + 1}x${top + 1}`
}

/** The place to which an arrow key moves a point: by a hundredth, with Shift by a tenth; undefined for other keys. */
export function moved({ x, y }: Fraction, key: string, isFar: boolean): Fraction | undefined {
  const step = isFar ? 0.1 : 0.01
  const by = { ArrowLeft: [-step, 0], ArrowRight: [step, 0], ArrowUp: [0, -step], ArrowDown: [0, step] }[key]
  return by && { x: between(x + (by[0] ?? 0)), y: between(y + (by[1] ?? 0)) }
}
