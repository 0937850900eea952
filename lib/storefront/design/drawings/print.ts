import type { Print } from './names'

/** A tile of a pattern in the units of a drawing, about 400 of which are a thing's height, and its shapes. */
type Tile = { width: number; height: number; turn?: number; shapes: string }

const star = (x: number, y: number, size: number) =>
  `<path transform="translate(${x} ${y}) scale(${size})" d="M0 -10Q1.6 -1.6 10 0Q1.6 1.6 0 10Q-1.6 1.6 -10 0Q-1.6 -1.6 0 -10Z" class="fill-print"/>`
const heart = (x: number, y: number, turn: number) =>
  `<path transform="translate(${x} ${y}) rotate(${turn})" d="M0 9Q-11 0 -9.5 -5.5Q-7.5 -10.5 -2.6 -7.6Q-0.8 -6.4 0 -4.4Q0.8 -6.4 2.6 -7.6Q7.5 -10.5 9.5 -5.5Q11 0 0 9Z" class="fill-print"/>`
const leaf = (x: number, y: number, turn: number) =>
  `<g transform="translate(${x} ${y}) rotate(${turn})"><path d="M0 -13Q9 -3 0 12Q-9 -3 0 -13Z" class="fill-print"/><path d="M0 -6L0 17" fill="none" class="stroke-print" stroke-width="1.8" stroke-linecap="round"/></g>`
const drop = (x: number, y: number, turn: number) =>
  `<path transform="translate(${x} ${y}) rotate(${turn})" d="M0 -11Q7 0 6 5Q4.5 10 0 10Q-4.5 10 -6 5Q-7 0 0 -11Z" class="fill-print"/>`
const circle = (x: number, y: number, r: number) =>
  `<circle cx="${x}" cy="${y}" r="${r}" class="fill-print"/>`
const line = (d: string, width: number) =>
  `<path d="${d}" fill="none" class="stroke-print" stroke-width="${width}" stroke-linecap="round"/>`

const tiles: Record<Print, Tile> = {
  dots: { width: 40, height: 40, shapes: circle(10, 10, 5.5) + circle(30, 30, 5.5) },
  stripes: { width: 34, height: 34, shapes: `<path d="M0 0H34V13H0Z" class="fill-print"/>` },
  stars: {
    width: 64,
    height: 64,
    turn: 8,
    shapes: star(16, 18, 1.1) + star(48, 46, 0.7) + circle(44, 14, 3) + circle(14, 50, 3),
  },
  checks: {
    width: 44,
    height: 44,
    shapes: `<path d="M0 0H22V44H0Z" class="fill-print" fill-opacity=".55"/><path d="M0 0H44V22H0Z" class="fill-print" fill-opacity=".55"/>`,
  },
  leaves: { width: 60, height: 64, shapes: leaf(15, 18, 28) + leaf(45, 50, -36) },
  waves: {
    width: 48,
    height: 30,
    shapes: line('M0 9Q12 -3 24 9Q36 21 48 9', 4) + line('M-48 9Q-36 -3 -24 9Q-12 21 0 9', 4),
  },
  hearts: { width: 60, height: 56, shapes: heart(15, 15, -12) + heart(45, 43, 14) },
  drops: { width: 44, height: 52, shapes: drop(11, 14, 12) + drop(33, 40, -10) },
  knit: {
    width: 18,
    height: 16,
    shapes: line('M1.5 1Q3 8 9 12', 3.4) + line('M16.5 1Q15 8 9 12', 3.4),
  },
  quilt: {
    width: 56,
    height: 56,
    turn: 45,
    shapes: line('M0 0H56', 3) + line('M0 0V56', 3),
  },
}

/** The pattern of a print. Its tone is the slot `print`. */
function patternOf(print: Print, id: string): string {
  const { width, height, turn, shapes } = tiles[print]
  const turned = turn === undefined ? '' : ` patternTransform="rotate(${turn})"`
  return `<pattern id="${id}" width="${width}" height="${height}" patternUnits="userSpaceOnUse"${turned}>${shapes}</pattern>`
}

const surface = /<(path|circle|ellipse|rect) ([^>]*?)class="fill-base"([^>]*?)\/>/g
/** Small stars, moons and dots that a drawing has on its plain surface. They would lie across a print. */
const ornament =
  /<g transform="[^"]*"><path [^>]*class="fill-light"[^>]*\/><\/g>|<circle [^>]*r="[1-7](?:\.\d+)?" class="fill-light"\/>/g

/** A drawing whose surfaces show a print below their shade. `s0`-like ids are made unique later, and so is this one. */
export const printed = (body: string, print: Print): string =>
  `<defs>${patternOf(print, 's99')}</defs>${body
    .replaceAll(ornament, '')
    .replaceAll(
      surface,
      (shape, name: string, before: string, after: string) =>
        `${shape}<${name} ${before}fill="url(#s99)"${after}/>`,
    )}`
