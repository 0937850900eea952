import { createPen } from '../kit/pen'
import type { Mark } from './mark'
import { paymentMarks } from './payment'
import { serviceMarks } from './service'
import { shopMarks } from './shop'

const marks = { ...shopMarks, ...paymentMarks, ...serviceMarks } satisfies Record<string, Mark>

export type MarkName = keyof typeof marks
export const markNames = Object.keys(marks) as MarkName[]

/** A mark as SVG, 48 by 32 for those that stand in rows. */
export function drawMark(name: MarkName): string {
  const mark: Mark = marks[name]
  const { width, height, draw } = mark
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width / 10}" height="${height / 10}" viewBox="0 0 ${width} ${height}">${draw(createPen(`mark ${name}`, `mark-${name}-`))}</svg>`
}
