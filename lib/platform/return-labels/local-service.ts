import { createHash } from 'node:crypto'
import { openCanvas, type PaperSize, withLetters } from '@/lib/platform/typeset'
import { LabelError, type LabelRequest, type LabelService } from './label-service'

/** 100 × 150 mm, the label printers' size, in points. */
const size: PaperSize = [283.46, 425.2]
const left = 20
const width = size[0] - 2 * left

/** Twelve digits that are the same for the same return. */
const numberOf = ({ reference }: LabelRequest): string =>
  String(BigInt(`0x${createHash('sha256').update(reference).digest('hex').slice(0, 10)}`))
    .padStart(12, '0')
    .slice(0, 12)

async function draw(request: LabelRequest, number: string): Promise<Uint8Array> {
  const { sender, reference, receiverId } = request
  const canvas = await openCanvas(
    { title: reference, author: 'Local carrier', language: 'de', createdAt: new Date(0) },
    size,
  )
  let y = canvas.block('Muster · Sample · Exemple', left, 16, width, { size: 14, weight: 'bold' })
  const company = sender.company ? [sender.company] : []
  const extra = sender.extra ? [sender.extra] : []
  const place = `${sender.country} ${sender.postcode} ${sender.city}`
  for (const line of [...company, sender.name, sender.street, ...extra, place])
    y = canvas.block(line, left, y + 2, width, { size: 10 })
  y = canvas.block(receiverId, left, y + 24, width, { size: 16, weight: 'bold' })
  y = canvas.block(number, left, y + 24, width, { size: 20, weight: 'bold' })
  canvas.block(reference, left, y + 8, width, { size: 12 })
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
