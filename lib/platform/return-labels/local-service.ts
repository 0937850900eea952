import { createHash } from 'node:crypto'
import { openCanvas, type PaperSize, withLetters } from '@/lib/platform/typeset'
import { LabelError, type LabelRequest, type LabelService } from './label-service'

/** 100 × 150 mm, the label printers' size, in points. */
const size: PaperSize = [283.46, 425.2]
const left = 20
const width = size[0] - 2 * left

/** As the languages of the shop say it. The carrier's own name of the receiver says nothing without a word for it. */
const words = {
  de: { title: 'Rücksendung', sample: 'Muster', order: 'Bestellung', receiver: 'Empfänger-ID' },
  fr: { title: 'Retour', sample: 'Exemple', order: 'Commande', receiver: 'ID du destinataire' },
  nl: { title: 'Retour', sample: 'Voorbeeld', order: 'Bestelling', receiver: 'Ontvanger-ID' },
} as const satisfies Record<LabelRequest['language'], Record<string, string>>

/** As many of the goods as the label has room for. */
const mostItems = 5

/** Twelve digits that are the same for the same return. */
const numberOf = ({ reference }: LabelRequest): string =>
  String(BigInt(`0x${createHash('sha256').update(reference).digest('hex').slice(0, 10)}`))
    .padStart(12, '0')
    .slice(0, 12)

async function draw(request: LabelRequest, number: string): Promise<Uint8Array> {
  const { sender, receiver, reference, receiverId, orderNumber, items, language, carrier } = request
  const { title, sample, order, receiver: receiverWord } = words[language]
  const canvas = await openCanvas(
    { title: reference, author: carrier, language, createdAt: new Date(0) },
    size,
  )
  const edge = { x: left - 8, width: width + 16 }
  const rule = (at: number) => canvas.fill({ ...edge, y: at, height: 0.75 }, '#000000')
  let y = canvas.block(carrier, left, 14, width, { size: 14, weight: 'bold' })
  y = canvas.block(`${title} (${sample})`, left, y, width, { size: 10 }) + 8
  rule(y)
  const { company, name, street, extra } = sender
  const place = `${sender.country} ${sender.postcode} ${sender.city}`
  y += 4
  for (const line of [company, name, street, extra, place])
    if (line) y = canvas.block(line, left, y + 1, width, { size: 9 })
  y += 8
  rule(y)
  y += 6
  for (const [index, line] of receiver.entries())
    y = canvas.block(line, left, y + 1, width, { size: 15, ...(index === 0 && { weight: 'bold' as const }) })
  y += 10
  rule(y)
  y += 12
  canvas.bars(number, { x: left + 8, y, width: width - 16, height: 62 })
  y = canvas.block(number, left, y + 66, width, { size: 16, weight: 'bold', align: 'centre' }) + 8
  rule(y)
  y = canvas.block(reference, left, y + 5, width, { size: 12, weight: 'bold' })
  y = canvas.block(`${order} ${orderNumber}`, left, y + 2, width, { size: 9 })
  y = canvas.block(`${receiverWord}: ${receiverId}`, left, y + 2, width, { size: 7 })
  const shown = items.slice(0, mostItems)
  for (const { quantity, description } of shown)
    y = canvas.block(`${quantity} × ${description}`, left, y + 2, width, { size: 8, lines: 1 })
  if (items.length > shown.length)
    canvas.block(`+ ${items.length - shown.length}`, left, y + 2, width, { size: 8 })
  return canvas.finish()
}

/** A carrier of shops in which no money moves: real labels that pay no postage, and say so. */
export const localService: LabelService = {
  name: 'local',
  async order(request) {
    if (!request.receiverId) throw new LabelError('refused', 'The receiver is not known')
    const number = numberOf(request)
    const pdf = await withLetters(() => draw(request, number))
    return { shipmentNumber: number, pdf: Buffer.from(pdf) }
  },
}
