import type { z } from 'zod'
import { type BasketError, type basketEntry, mostLines, mostOfOne } from '@/schemas/api/basket-entries'
import type { BasketLine } from './lines'
import type { Offer } from './offers'

export type Entry = z.output<typeof basketEntry>

/** A line to write; without a key it is a new one. */
export type PlannedLine = Omit<BasketLine, 'key'> & { key?: string }

type Plan =
  | {
      ok: true
      lines: PlannedLine[]
      /** For each entry, the line that it went into and with how many pieces. */
      added: { line: number; quantity: number; wanted: number }[]
    }
  | { ok: false; errors: Record<string, BasketError> }

type Said = { variant: string; inscription?: string | undefined }

const isSame = (a: Said) => (b: Said) => a.variant === b.variant && a.inscription === b.inscription

/** Why a variant with this inscription cannot go into any basket. */
function refusal(offer: Offer | undefined, { inscription }: Entry): BasketError | undefined {
  if (!offer) return 'unknownVariant'
  if (!offer.price) return 'notSold'
  if (offer.left === 0) return 'notBuyable'
  if (offer.isPersonalised && inscription === undefined) return 'inscriptionMissing'
  if (!offer.isPersonalised && inscription !== undefined) return 'inscriptionNotAsked'
  return undefined
}

const fieldOf = (error: BasketError) =>
  error === 'inscriptionMissing' || error === 'inscriptionNotAsked' ? 'inscription' : 'variant'

/**
 * The lines to write when several entries are added together, or the errors that prevent it. Quantities add to those
 * already in the basket, up to `mostOfOne` per line and up to the stock over all lines of a variant.
 */
export function planAddition(
  lines: readonly BasketLine[],
  offers: ReadonlyMap<string, Offer>,
  entries: readonly Entry[],
): Plan {
  const planned: PlannedLine[] = []
  const added: { line: number; quantity: number; wanted: number }[] = []
  const errors: Record<string, BasketError> = {}
  for (const [index, entry] of entries.entries()) {
    const refuse = (error: BasketError) => {
      errors[`items.${index}.${fieldOf(error)}`] = error
    }
    const offer = offers.get(entry.variant)
    const error = refusal(offer, entry)
    if (!offer || error) {
      refuse(error ?? 'unknownVariant')
      continue
    }
    const isOwn = isSame(entry)
    const isReplaced = (line: BasketLine) => planned.some(isSame(line))
    const now: PlannedLine[] = [...planned, ...lines.filter((line) => !isReplaced(line))]
    const own = now.find(isOwn)
    if (!own && now.length >= mostLines) {
      refuse('full')
      continue
    }
    const held = now.reduce((sum, line) => sum + (line.variant === entry.variant ? line.quantity : 0), 0)
    const room = Math.min(mostOfOne - (own?.quantity ?? 0), offer.left - held)
    if (room <= 0) {
      refuse('noneLeft')
      continue
    }
    const quantity = Math.min(entry.quantity, room)
    const next: PlannedLine = {
      ...own,
      variant: entry.variant,
      productId: offer.productId,
      quantity: (own?.quantity ?? 0) + quantity,
      ...(entry.inscription !== undefined && { inscription: entry.inscription }),
      customData: { ...own?.customData, ...entry.customData },
    }
    const place = planned.findIndex(isOwn)
    if (place === -1) planned.push(next)
    else planned[place] = next
    added.push({ line: place === -1 ? planned.length - 1 : place, quantity, wanted: entry.quantity })
  }
  return Object.keys(errors).length > 0 ? { ok: false, errors } : { ok: true, lines: planned, added }
}
