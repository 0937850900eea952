/** A part of a file, from its first byte to before the last. */
export type BytePart = { start: number; end: number }

/**
 * The one part of a file that a `Range` asks for (RFC 9110): `bytes=0-99`, `bytes=100-` or `bytes=-100`. `beyond` for one
 * that the file does not have; undefined for anything else, such as several parts, which the whole file answers.
 */
export function bytePart(header: string | null, size: number): BytePart | 'beyond' | undefined {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/i.exec(header?.trim() ?? '') ?? []
  if (from === '' && to === '') return undefined
  if (from === '') return Number(to) === 0 ? 'beyond' : { start: Math.max(0, size - Number(to)), end: size }
  const start = Number(from)
  if (to !== '' && Number(to) < start) return undefined
  if (start >= size) return 'beyond'
  return { start, end: to === '' ? size : Math.min(Number(to) + 1, size) }
}
