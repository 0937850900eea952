import { useAtomValue, useSetAtom } from 'jotai'
import type { Choosable, InscriptionRule } from '@/lib/shop/product'
import { inscriptionFault } from '@/lib/shop/product'
import type { BasketShop } from '@/lib/storefront/screens/basket'
import { useAddToBasket } from '@/lib/storefront/screens/basket/client'
import { changeWantedAtom, nothingWanted, wantedAtom } from './order-atoms'
import { focusChoice, useIsChosen } from './use-choice'

/** The order options of a product. */
export type Orderable = {
  number: string
  shop: BasketShop
  /** What can be chosen. */
  variants: readonly Choosable[]
  /** How many pieces of each variant can be ordered, by reference key. */
  most: Readonly<Record<string, number>>
  /** Set if an inscription is required. */
  inscription: { rule: InscriptionRule; fieldId: string } | undefined
}

/** The visitor's wishes for a product. */
export const useWanted = (number: string) => useAtomValue(wantedAtom)[number] ?? nothingWanted

type OrderOptions = {
  /** Asks for the choice. Unset: that of the page does, and says why. */
  onMissing?: (() => void) | undefined
  /** Leads to the field of the page whose text is missing or wrong. */
  onFault?: ((fieldId: string) => void) | undefined
  onAdded?: (() => void) | undefined
}

const focusField = (id: string) => document.getElementById(id)?.focus()

/** The visitor's order of the variant that is shown, once it is chosen, and the function that adds it to the basket. */
export function useOrder(
  { number, shop, most, inscription }: Orderable,
  chosen: string,
  { onMissing, onFault = focusField, onAdded }: OrderOptions = {},
) {
  const wanted = useWanted(number)
  const change = useSetAtom(changeWantedAtom)
  const { add, isPending } = useAddToBasket(shop, { onAdded })
  const isChosen = useIsChosen(number)
  const left = most[chosen] ?? 0
  // The wanted quantity is kept for variants with more stock.
  const quantity = Math.min(wanted.quantity, Math.max(left, 1))
  const fault = inscription && inscriptionFault(wanted.inscription, inscription.rule)

  const order = () => {
    if (!isChosen && onMissing) return onMissing()
    change({ number, isChecked: true })
    if (!isChosen) return focusChoice(number)
    if (fault && inscription) return onFault(inscription.fieldId)
    const text = wanted.inscription.trim()
    void add([{ variant: chosen, quantity, ...(inscription && { inscription: text }) }])
  }
  return {
    most: left,
    quantity,
    inscription: wanted.inscription,
    /** Shown after the first attempt. */
    fault: wanted.isChecked ? fault : undefined,
    change: (to: Partial<typeof wanted>) => change({ number, ...to }),
    order,
    isPending,
  }
}
