import type { Grid } from './grid'

/** ISO/IEC 18004, table 10: the modules that a mask turns over. */
export const masks: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
]

/** A run of one colour: 3 for five modules, and 1 for each further one. */
const runs = (line: string): number =>
  (line.match(/0{5,}|1{5,}/g) ?? []).reduce((sum, run) => sum + run.length - 2, 0)

/** What looks like a finder: 40 for each, with the four light modules before or behind it. */
const finders = (line: string): number => (line.match(/(?=00001011101|10111010000)/g) ?? []).length * 40

function squares(lines: readonly string[]): number {
  let found = 0
  for (let y = 1; y < lines.length; y++) {
    const [above = '', here = ''] = [lines[y - 1], lines[y]]
    for (let x = 1; x < here.length; x++) {
      const pair = here.slice(x - 1, x + 1)
      if ((pair === '00' || pair === '11') && above.slice(x - 1, x + 1) === pair) found++
    }
  }
  return found * 3
}

/** Ten for each whole 5 per cent by which the dark part is away from one half. */
function imbalance(lines: readonly string[]): number {
  const all = lines.length * lines.length
  const dark = lines.join('').replaceAll('0', '').length
  return Math.floor((Math.abs(dark * 2 - all) * 10) / all) * 10
}

/** How hard a symbol is to read (ISO/IEC 18004, 7.8.3): the mask with the least is chosen. */
export function penalty(grid: Grid): number {
  const sides = Array.from({ length: grid.size }, (_, at) => at)
  const rows = sides.map((y) => sides.map((x) => (grid.isDark(x, y) ? '1' : '0')).join(''))
  const columns = sides.map((x) => sides.map((y) => (grid.isDark(x, y) ? '1' : '0')).join(''))
  const lines = [...rows, ...columns].reduce((sum, line) => sum + runs(line) + finders(line), 0)
  return lines + squares(rows) + imbalance(rows)
}
