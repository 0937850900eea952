import { allCodewords } from './codewords'
import type { Grid } from './grid'
import { masks } from './masks'
import { drawFormat, emptySymbol } from './patterns'
import type { QrVersion } from './versions'

/** Fills the free modules in pairs of columns from the right, up and down in turn (ISO/IEC 18004, 7.7.3). */
function drawData(grid: Grid, words: readonly number[]): void {
  let at = 0
  for (let right = grid.size - 1; right > 0; right -= 2) {
    // The column of the timing pattern is no part of a pair
    if (right === 6) right = 5
    const upwards = ((right + 1) & 2) === 0
    for (let step = 0; step < grid.size; step++) {
      const y = upwards ? grid.size - 1 - step : step
      for (const x of [right, right - 1]) {
        if (grid.isFixed(x, y)) continue
        grid.set(x, y, (((words[at >> 3] ?? 0) >> (7 - (at & 7))) & 1) === 1)
        at++
      }
    }
  }
}

function masked(grid: Grid, mask: number): Grid {
  const turns = masks[mask]
  const result = grid.copy()
  for (let y = 0; y < grid.size; y++)
    for (let x = 0; x < grid.size; x++)
      if (!grid.isFixed(x, y) && turns?.(x, y)) result.set(x, y, !grid.isDark(x, y))
  drawFormat(result, mask)
  return result
}

/** The symbol of some bytes with each of the eight masks. */
export function symbolsOf(bytes: readonly number[], version: QrVersion): Grid[] {
  const grid = emptySymbol(version)
  drawData(grid, allCodewords(bytes, version))
  return masks.map((_, mask) => masked(grid, mask))
}
