import type { Canvas } from '@/lib/platform/typeset'
import type { Card, CardLook } from './card'

export function drawMark(
  canvas: Canvas,
  { mark, accent }: CardLook,
  { x, y, side }: { x: number; y: number; side: number },
): void {
  for (const { path, opacity } of mark) canvas.path(path, x, y, side / 32, accent, opacity)
}

type Place = { x: number; y: number; width: number; squares: readonly (readonly boolean[])[] }

const side = 88
const amountSizes = [24, 20, 17, 14, 11]

/** The value, the code in letters and in squares, and how it is redeemed: about 145 points high. */
export function drawValue(canvas: Canvas, card: Card, look: CardLook, { x, y, width, squares }: Place): void {
  canvas.modules(squares, x + width - side, y, side)
  const text = width - side - 10
  const fits = (size: number) => canvas.measure(card.amount, { size, weight: 'bold' }) <= text
  let at = canvas.block(card.amount, x, y, text, {
    ...{ size: amountSizes.find(fits) ?? 11, weight: 'bold', colour: look.accent, lines: 2 },
  })
  at = canvas.block(card.codeLabel, x, at + 6, text, { size: 8, colour: 'quiet' })
  canvas.block(card.code, x, at, text, { size: 12.5, weight: 'bold', lines: 2 })
  canvas.block(card.scan, x + width - side, y + side, side, {
    size: 6.5,
    colour: 'quiet',
    align: 'centre',
    lines: 3,
  })
  canvas.block(card.use, x, y + side + 14, width - side - 10, { size: 7.5, colour: 'quiet', lines: 5 })
}
