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
function centreOf(focus: string, { width, height }: Size): Point | undefined {
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

/** What is known of the focal points of a file: the present one, and those that it had, as `formerFocus` writes them. */
export type FocusedFile = {
  width: number | null
  height: number | null
  focus: string
  formerFocuses: readonly string[]
}

/** A focal point with the size of the picture in whose pixels it is: `400x200 120x80:121x81`. */
export const formerFocus = (focus: string, { width, height }: Size): string => `${width}x${height} ${focus}`

/**
 * The focal point that a field has of its own, in the pixels of the file as it is. Undefined: the field follows its file,
 * because it has none, or one that lies outside, or a copy of one that the file has or had: editors copy it with the file.
 * @param size that of the picture in whose pixels the field's point is; unset: as the file is
 */
export function ownFocus(focus: unknown, size: Size | undefined, file: FocusedFile): string | undefined {
  if (typeof focus !== 'string' || focus === '') return undefined
  const { width, height } = file
  if (!width || !height) return focus
  const from = size ?? { width, height }
  const isSameSize = from.width === width && from.height === height
  const own = isSameSize ? focus : focusWithin(focus, from, { width, height })
  if (own === file.focus || !centreOf(own, { width, height })) return undefined
  return file.formerFocuses.includes(formerFocus(focus, from)) ? undefined : own
}
