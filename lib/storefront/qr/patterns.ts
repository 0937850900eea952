import { Grid } from './grid'
import type { QrVersion } from './versions'

const centre = (grid: Grid, x: number, y: number, reach: number, isDark: (ring: number) => boolean) => {
  for (let dy = -reach; dy <= reach; dy++)
    for (let dx = -reach; dx <= reach; dx++)
      grid.fix(x + dx, y + dy, isDark(Math.max(Math.abs(dx), Math.abs(dy))))
}

/** The rest of a division of binary polynomials, behind the value itself: BCH error correction. */
function withCheck(value: number, bits: number, divisor: number): number {
  let rest = value
  for (let step = 0; step < bits; step++) rest = (rest << 1) ^ ((rest >> (bits - 1)) * divisor)
  return (value << bits) | rest
}

const levelM = 0b00

/** The fifteen bits that tell the level of error correction and the mask (ISO/IEC 18004, 7.9). */
export const formatBits = (mask: number): number => withCheck((levelM << 3) | mask, 10, 0x537) ^ 0x5412

/** The eighteen bits that tell the version, from 7 on (ISO/IEC 18004, 7.10). */
export const versionBits = (version: number): number => withCheck(version, 12, 0x1f25)

const bit = (value: number, at: number): boolean => ((value >> at) & 1) === 1

export function drawFormat(grid: Grid, mask: number): void {
  const bits = formatBits(mask)
  const last = grid.size - 1
  for (let at = 0; at < 15; at++) {
    const dark = bit(bits, at)
    // Around the upper left corner, leaping over the timing patterns
    if (at < 8) grid.fix(8, at < 6 ? at : at + 1, dark)
    else grid.fix(at === 8 ? 7 : 14 - at, 8, dark)
    // Once more, split between the two other corners
    if (at < 8) grid.fix(last - at, 8, dark)
    else grid.fix(8, last - 14 + at, dark)
  }
  grid.fix(8, grid.size - 8, true)
}

function drawVersion(grid: Grid, version: number): void {
  const bits = versionBits(version)
  for (let at = 0; at < 18; at++) {
    const along = Math.floor(at / 3)
    const across = grid.size - 11 + (at % 3)
    grid.fix(along, across, bit(bits, at))
    grid.fix(across, along, bit(bits, at))
  }
}

/** The patterns by which a reader finds its way; the room of the format is kept. */
export function emptySymbol({ version, size, alignment }: QrVersion): Grid {
  const grid = new Grid(size)
  for (let at = 0; at < size; at++) {
    grid.fix(6, at, at % 2 === 0)
    grid.fix(at, 6, at % 2 === 0)
  }
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    centre(grid, x, y, 4, (ring) => ring !== 2 && ring !== 4)
  const last = alignment.length - 1
  alignment.forEach((x, column) => {
    alignment.forEach((y, row) => {
      const inCorner =
        (column === 0 && row === 0) || (column === 0 && row === last) || (column === last && row === 0)
      if (!inCorner) centre(grid, x, y, 2, (ring) => ring !== 1)
    })
  })
  drawFormat(grid, 0)
  if (version >= 7) drawVersion(grid, version)
  return grid
}
