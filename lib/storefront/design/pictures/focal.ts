export type FocalPoint = { x: number; y: number }

/** The middle of a focal area, `120x80:121x81`, in pixels of a picture of that size; undefined for any other text. */
export function focalPoint(value: string, size: { width: number; height: number }): FocalPoint | undefined {
  const found = /^(\d{1,5})x(\d{1,5}):(\d{1,5})x(\d{1,5})$/.exec(value)
  if (!found) return undefined
  const [left = 0, top = 0, right = 0, bottom = 0] = found.slice(1).map(Number)
  const fits = left <= right && top <= bottom && right <= size.width && bottom <= size.height
  return fits ? { x: (left + right) / 2, y: (top + bottom) / 2 } : undefined
}
