import type { BasketItem } from '@/schemas/api/basket'

type Line = Pick<BasketItem, 'quantity'> & { variant: Pick<BasketItem['variant'], 'most'> }

/** The quantities offered for a line, including the wanted one if less is left. */
export function quantitiesOf({ quantity, variant: { most } }: Line): number[] {
  const offered = Array.from({ length: most }, (_, index) => index + 1)
  return most > 0 && quantity > most ? [...offered, quantity] : offered
}
