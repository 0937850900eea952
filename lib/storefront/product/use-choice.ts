import { useAtomValue, useSetAtom } from 'jotai'
import { useLayoutEffect } from 'react'
import { addressWithVariant, variantOfAddress } from '@/lib/shop/product'
import { chooseVariantAtom, chosenAtom } from './choice-atoms'

/** The chosen variant of a product; until somebody chose, the one that the page shows first. */
export const useChosen = (number: string, first: string): string => useAtomValue(chosenAtom)[number] ?? first

/** Takes the variant from the address before anything is painted, and again when the visitor goes back. */
export function useChoiceOfAddress(number: string, keys: readonly string[], first: string): void {
  const choose = useSetAtom(chooseVariantAtom)
  useLayoutEffect(() => {
    const read = () => choose({ number, variant: variantOfAddress(window.location.search, keys) ?? first })
    read()
    window.addEventListener('popstate', read)
    return () => window.removeEventListener('popstate', read)
  }, [choose, number, keys, first])
}

/** Chooses a variant, here and in the address, so that the page can be shared as it is. */
export function useChoose(number: string): (variant: string) => void {
  const choose = useSetAtom(chooseVariantAtom)
  return (variant) => {
    choose({ number, variant })
    window.history.replaceState(null, '', addressWithVariant(window.location.href, variant))
  }
}
