type Size = { width: number; height: number }
type Point = { x: number; y: number }

const inside = (value: number, most: number) =>
  Math.min(Math.max(Math.round(value), 0), Math.max(0, most - 1))

/** The text of a focal point, `120x80:121x81`: one pixel of the picture, as Storyblok writes it. */
export function focusAround({ x, y }: Point, { width, height }: Size): string {
  const [left, top] = [inside(x, width), inside(y, height)]
  return `${left}x${top}:${left + 1}x${top + 1}`
}

/** The point of a focal text; undefined for one that is none, or lies outside of the picture. */
export function centreOf(focus: string, { width, height }: Size): Point | undefined {
  const found = /^(\d{1,5})x(\d{1,5}):(\d{1,5})x(\d{1,5})$/.exec(focus)
  if (!found) return undefined
  const [left = 0, top = 0, right = 0, bottom = 0] = found.slice(1).map(Number)
  if (left > right || top > bottom || right > width || bottom > height) return undefined
  return { x: left, y: top }
}

/** A focal point at the same place of a picture that has another size; empty when it has none. */
export function focusWithin(focus: string, from: Size, to: Size): string {
  const point = centreOf(focus, from)
  if (!point) return ''
  return focusAround({ x: (point.x * to.width) / from.width, y: (point.y * to.height) / from.height }, to)
}
