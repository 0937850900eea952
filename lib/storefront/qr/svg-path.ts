import type { Grid } from './grid'

/** The light border that a reader needs around a symbol, in modules (ISO/IEC 18004, 5.3.8). */
export const quietZone = 4

/** The dark modules as one SVG path, a rectangle for each run in a row, in units of a module, the border included. */
export function svgPath(grid: Grid): string {
  const sides = Array.from({ length: grid.size }, (_, at) => at)
  return sides
    .flatMap((y) => {
      const row = sides.map((x) => (grid.isDark(x, y) ? '1' : '0')).join('')
      return [...row.matchAll(/1+/g)].map(
        ({ index, 0: run }) => `M${index + quietZone} ${y + quietZone}h${run.length}v1h-${run.length}z`,
      )
    })
    .join('')
}
