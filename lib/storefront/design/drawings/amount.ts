import { written } from './dimensions'
import { rounded, short } from './paint'

/** How many of a thing come in one pack, or what a voucher is worth: products that differ in nothing else. */
export type Amount = { kind: 'pack' | 'worth'; value: number }

const word = /^(x|worth)([1-9]\d{0,2})$/
const most = { pack: 12, worth: 999 }

/** Reads a word of an address, `x4` or `worth50`. */
export function parseAmount(text: string | undefined): Amount | undefined {
  const [, sign, figures] = word.exec(text ?? '') ?? []
  if (!sign) return undefined
  const kind = sign === 'x' ? 'pack' : 'worth'
  const value = Number(figures)
  return value <= most[kind] ? { kind, value } : undefined
}

export const amountWord = ({ kind, value }: Amount): string => `${kind === 'pack' ? 'x' : 'worth'}${value}`

type Drawn = { svg: string; box: [number, number, number, number] }

/** Rows of the thing, one behind the other, the last ones the highest. */
function pack({ svg, box }: Drawn, count: number): Drawn {
  const [left, top, width, height] = box
  const columns = count < 4 ? count : Math.ceil(Math.sqrt(count * 0.75))
  const rows = Math.ceil(count / columns)
  const [stepX, stepY] = [width * 0.96, height * 0.8]
  const parts = Array.from({ length: count }, (_, index) => {
    const row = rows - 1 - Math.floor(index / columns)
    const shift = `translate(${short((index % columns) * stepX)} ${short(-row * stepY)})`
    // Ids are unique in a picture.
    const copy = svg.replaceAll(/( id="|url\(#)(?!contact)/g, `$1${index}-`)
    return `<g transform="${shift}">${copy}</g>`
  })
  return {
    svg: parts.join(''),
    box: [left, top - (rows - 1) * stepY, width + (columns - 1) * stepX, height + (rows - 1) * stepY],
  }
}

/** A round label with the figure, at the upper left of the thing: the heart of a tile lies at the right. */
function worth({ svg, box }: Drawn, value: number): Drawn {
  const [left, top, width, height] = box
  const radius = Math.min(width, height) * 0.24
  const [x, y] = [left + radius * 0.9, top + radius * 0.9]
  const scale = radius / 52
  const figure = `<g transform="translate(${short(x)} ${short(y)}) scale(${rounded(scale)})">${written(`${value}`, 0, 18)}</g>`
  const label = `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}" fill="#fffdf8" stroke="#4d5957" stroke-width="4"/>`
  return { svg: svg + label + figure, box }
}

/** A drawing as it is sold: several of it, or with what it is worth. */
export function inAmount<D extends Drawn>(drawn: D, amount: Amount | undefined): D {
  if (!amount) return drawn
  return { ...drawn, ...(amount.kind === 'pack' ? pack(drawn, amount.value) : worth(drawn, amount.value)) }
}
