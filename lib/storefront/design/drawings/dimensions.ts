import figures from './figures.json' with { type: 'json' }
import type { Measure } from './measure'

const ink = '#4d5957'

type Figure = { width: number; d: string }
const known = figures as Record<string, Figure>
const fontSize = 50

const figureOf = (character: string): Figure => known[character] ?? { width: 260, d: '' }
const widthOf = (text: string) => [...text].reduce((sum, character) => sum + figureOf(character).width, 0)

/** Text as outlines, so that no font of the machine takes part: digits, `×`, `–`, `cm` and `ml`. Centred at x. */
export function written(text: string, x: number, baseline: number): string {
  const scale = fontSize / 1000
  let at = x - (widthOf(text) * scale) / 2
  return [...text]
    .map((character) => {
      const { width, d } = figureOf(character)
      const glyph = d
        ? `<path transform="translate(${Math.round(at * 10) / 10} ${baseline}) scale(${scale})" d="${d}" fill="${ink}"/>`
        : ''
      at += width * scale
      return glyph
    })
    .join('')
}

const line = (d: string, width = 5) =>
  `<path d="${d}" fill="none" stroke="${ink}" stroke-width="${width}" stroke-linecap="round"/>`

const upright = (x: number, top: number, bottom: number) =>
  line(`M${x} ${top}V${bottom}M${x - 18} ${top}H${x + 18}M${x - 18} ${bottom}H${x + 18}`)
const across = (y: number, left: number, right: number) =>
  line(`M${left} ${y}H${right}M${left} ${y - 18}V${y + 18}M${right} ${y - 18}V${y + 18}`)

type Outline = { left: number; right: number; top: number; bottom: number }

/** A growth chart beside clothing: the smallest size at the bottom, the largest at the top. */
function chart(from: number, to: number, { top, bottom }: Outline): string {
  const steps = 6
  const ticks = Array.from({ length: steps + 1 }, (_, index) => {
    const y = Math.round(bottom - ((bottom - top) * index) / steps)
    const isEnd = index === 0 || index === steps
    return line(`M126 ${y}H${isEnd ? 180 : 156}`, isEnd ? 6 : 4)
  })
  return `<rect x="114" y="${top - 24}" width="14" height="${bottom - top + 48}" rx="7" fill="#dcab78"/>${ticks.join('')}${written(`${to}`, 228, top + 18)}${written(`${from}`, 228, bottom + 18)}`
}

const height = (value: number, { top, bottom }: Outline, unit = 'cm') =>
  upright(240, top, bottom) + written(`${value} ${unit}`, 118, (top + bottom) / 2 + fontSize * 0.36)
const breadth = (value: number, { left, right, bottom }: Outline) =>
  across(bottom + 70, left, right) + written(`${value} cm`, (left + right) / 2, bottom + 154)

/** The dimension lines around a thing, with their figures. */
export function dimensionLines(measure: Measure, outline: Outline): string {
  const { left, right, top, bottom } = outline
  switch (measure.kind) {
    case 'sizes':
      return chart(measure.from, measure.to, outline)
    case 'content':
      return height(measure.value, outline, 'ml')
    case 'length':
      return right - left > bottom - top ? breadth(measure.value, outline) : height(measure.value, outline)
    case 'box':
      return height(measure.height, outline) + breadth(measure.width, outline)
  }
}
