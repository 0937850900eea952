import { useAtomValue, useSetAtom } from 'jotai'
import { useLayoutEffect } from 'react'
import { addressWithVariant, variantOfAddress } from '@/lib/shop/product'
import { chooseVariantAtom, chosenAtom } from './choice-atoms'

/** The chosen variant of a product, or the default one before a choice. */
export const useChosen = (number: string, first: string): string => useAtomValue(chosenAtom)[number] ?? first

/** Reads the variant from the address before the first paint, and again when the visitor goes back. */
export function useChoiceOfAddress(number: string, keys: readonly string[], first: string): void {
  const choose = useSetAtom(chooseVariantAtom)
  useLayoutEffect(() => {
    const read = () => choose({ number, variant: variantOfAddress(window.location.search, keys) ?? first })
    read()
    window.addEventListener('popstate', read)
    return () => window.removeEventListener('popstate', read)
  }, [choose, number, keys, first])
}

/** Chooses a variant and writes it into the address, so that the page can be shared. */
export function useChoose(number: string): (variant: string) => void {
  const choose = useSetAtom(chooseVariantAtom)
  return (variant) => {
    choose({ number, variant })
    window.history.replaceState(null, '', addressWithVariant(window.location.href, variant))
  }
}
