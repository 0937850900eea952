/**
 * The index that an arrow key, Home or End moves to among `count` items, wrapping around at the ends; undefined for
 * other keys. https://www.w3.org/WAI/ARIA/apg/patterns/tabs/
 */
export function rovingIndex(key: string, current: number, count: number): number | undefined {
  if (count < 1) return undefined
  switch (key) {
    case 'ArrowRight':
      return (current + 1) % count
    case 'ArrowLeft':
      return (current - 1 + count) % count
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return undefined
  }
}
