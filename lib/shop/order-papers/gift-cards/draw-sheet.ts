import type { Box, Canvas, PaperSize } from '@/lib/platform/typeset'
import { type Card, type CardLook, type CardPicture, fittingSize, squaresOf } from './card'
import { drawMark, drawValue } from './parts'

/** ISO 216, A5 across, in points. */
export const sheetSize: PaperSize = [595.28, 419.53]

const [width, height] = sheetSize
const margin = 28
const panel: Box = { x: margin, y: margin, width: 236, height: height - 2 * margin }
const left = panel.x + panel.width + 30
const room = width - margin - left
const valueTop = height - margin - 168

/** A card on one side of a sheet: the picture, and beside it the message, the value and the code. */
export function drawSheet(
  canvas: Canvas,
  card: Card,
  look: CardLook,
  picture: CardPicture | undefined,
): void {
  canvas.fill(panel, look.soft, 14)
  if (picture) canvas.picture(picture, panel, 14)
  else drawMark(canvas, look, { x: panel.x + 58, y: panel.y + 120, side: 120 })
  drawMark(canvas, look, { x: left, y: margin, side: 24 })
  canvas.block(card.shop, left + 32, margin + 4, room - 32, { size: 11, weight: 'bold', lines: 1 })
  let y = margin + 40
  y = canvas.block(card.heading, left, y, room, { size: 20, weight: 'bold', lines: 2 })
  if (card.message !== '') {
    const most = valueTop - y - 14
    const size = fittingSize((each) => canvas.heightOf(card.message, room, { size: each }), most)
    canvas.block(card.message, left, y + 8, room, { size, lines: Math.floor(most / (size * 1.35)) })
  }
  drawValue(canvas, card, look, {
    x: left,
    y: valueTop,
    width: room,
    squares: squaresOf(card.address),
  })
  canvas.block(card.contact, left, height - margin - 18, room, { size: 6.5, colour: 'quiet', lines: 2 })
}
