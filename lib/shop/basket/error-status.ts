import type { BasketError } from '@/schemas/api/basket-entries'

const missing = new Set<BasketError>(['unknownVariant', 'notSold'])
const bad = new Set<BasketError>(['inscriptionMissing', 'inscriptionNotAsked'])

/** The HTTP status of an error: not found, invalid request, too much, or conflict with the state of the basket. */
export function statusOf(error: BasketError | undefined): 404 | 400 | 409 | 429 {
  if (error === 'tooMany') return 429
  if (error && missing.has(error)) return 404
  return error && bad.has(error) ? 400 : 409
}
