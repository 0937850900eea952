import type { Box, Canvas, PaperSize } from '@/lib/platform/typeset'
import { type Card, type CardLook, type CardPicture, fittingSize, squaresOf } from './card'
import { drawMark, drawValue } from './parts'

/** ISO 216, A4, in points: folded twice it is a card of A6. */
export const foldedSize: PaperSize = [595.28, 841.89]

const [width, height] = foldedSize
const half: Pick<Box, 'width' | 'height'> = { width: width / 2, height: height / 2 }
const front: Box = { ...half, x: half.width, y: half.height }
const back: Box = { ...half, x: 0, y: half.height }
const insideLeft: Box = { ...half, x: half.width, y: 0 }
const insideRight: Box = { ...half, x: 0, y: 0 }
const margin = 30

type Draw = (canvas: Canvas, box: Box, card: Card, look: CardLook, picture: CardPicture | undefined) => void

const drawFront: Draw = (canvas, { x, y, width: room, height: high }, card, look, picture) => {
  const panel: Box = { x: x + margin, y: y + margin, width: room - 2 * margin, height: 250 }
  canvas.fill(panel, look.soft, 14)
  if (picture) canvas.picture(picture, panel, 14)
  else drawMark(canvas, look, { x: x + room / 2 - 60, y: panel.y + 65, side: 120 })
  const style = { size: 20, weight: 'bold', align: 'centre', lines: 2 } as const
  canvas.block(card.heading, x + margin, panel.y + panel.height + 18, room - 2 * margin, style)
  canvas.block(card.shop, x + margin, y + high - margin - 14, room - 2 * margin, {
    ...{ size: 9, align: 'centre', colour: look.accent, lines: 1 },
  })
}

const drawBack: Draw = (canvas, { x, y, width: room, height: high }, card, look) => {
  drawMark(canvas, look, { x: x + room / 2 - 14, y: y + high - margin - 70, side: 28 })
  canvas.block(card.contact, x + margin, y + high - margin - 30, room - 2 * margin, {
    ...{ size: 6.5, align: 'centre', colour: 'quiet', lines: 3 },
  })
}

const drawMessage: Draw = (canvas, { x, y, width: room, height: high }, { message }) => {
  const [text, most] = [room - 2 * margin, high - 2 * margin]
  const size = fittingSize((each) => canvas.heightOf(message, text, { size: each }), most)
  const top = y + margin + Math.max(0, (most - canvas.heightOf(message, text, { size })) / 2)
  canvas.block(message, x + margin, top, text, { size, lines: Math.floor(most / (size * 1.35)) })
}

const drawInside: Draw = (canvas, { x, y, width: room }, card, look) =>
  drawValue(canvas, card, look, {
    ...{ x: x + margin, y: y + 130, width: room - 2 * margin, squares: squaresOf(card.address) },
  })

/** A card to fold: once across and once along, so that the upper half, on its head, comes inside. */
export function drawFolded(
  canvas: Canvas,
  card: Card,
  look: CardLook,
  picture: CardPicture | undefined,
): void {
  drawFront(canvas, front, card, look, picture)
  drawBack(canvas, back, card, look, picture)
  canvas.turned(insideLeft, () => drawMessage(canvas, insideLeft, card, look, picture))
  canvas.turned(insideRight, () => drawInside(canvas, insideRight, card, look, picture))
  for (const edge of [0, height - 14]) canvas.dashed([half.width, edge], [half.width, edge + 14])
  for (const edge of [0, width - 14]) canvas.dashed([edge, half.height], [edge + 14, half.height])
}
