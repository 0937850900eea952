import { useAtomValue, useSetAtom } from 'jotai'
import { useLayoutEffect } from 'react'
import { addressWithVariant, variantOfAddress } from '@/lib/shop/product'
import { chooseVariantAtom, chosenAtom } from './choice-atoms'

/** The variant of a product that is shown: the chosen one, or the default one before a choice. */
export const useChosen = (number: string, first: string): string => useAtomValue(chosenAtom)[number] ?? first

/** Whether the visitor, or the address, has chosen a variant. */
export const useIsChosen = (number: string): boolean => useAtomValue(chosenAtom)[number] !== undefined

/** The choice that a visitor made before there was any code. */
const earlyChoice = (fieldId: string, keys: readonly string[]) => {
  const field = document.querySelector<HTMLInputElement | HTMLSelectElement>(
    `input[name="${fieldId}"]:checked, select[id="${fieldId}"]`,
  )
  return field && keys.includes(field.value) ? field.value : undefined
}

/** The part of the address that the choice is known for. An early choice is not in it. */
let knownSearch = ''

/**
 * Reads the variant from the address before the first paint, and again when the visitor goes back to another one: a layer
 * that closes goes back to the same. The only variant of a product needs no choice.
 */
export function useChoiceOfAddress(number: string, keys: readonly string[]): void {
  const choose = useSetAtom(chooseVariantAtom)
  useLayoutEffect(() => {
    const only = keys.length === 1 ? keys[0] : undefined
    const read = () => {
      knownSearch = window.location.search
      choose({ number, variant: variantOfAddress(knownSearch, keys) ?? only })
    }
    const turn = () => {
      if (window.location.search !== knownSearch) read()
    }
    const early = earlyChoice(choiceFieldId(number), keys)
    read()
    if (early) choose({ number, variant: early })
    window.addEventListener('popstate', turn)
    return () => window.removeEventListener('popstate', turn)
  }, [choose, number, keys])
}

/** The name of the field in which a variant is chosen. */
export const choiceFieldId = (number: string) => `variant-${number}`

/** Leads the visitor to the choice that is still to be made. */
export function focusChoice(number: string): void {
  const id = choiceFieldId(number)
  const field = document.querySelector<HTMLElement>(`input[name="${id}"], select[id="${id}"]`)
  field?.focus({ preventScroll: true })
  field?.closest('[data-choice]')?.scrollIntoView({ block: 'center' })
}

/** Chooses a variant and writes it into the address, so that the page can be shared. */
export function useChoose(number: string): (variant: string) => void {
  const choose = useSetAtom(chooseVariantAtom)
  return (variant) => {
    choose({ number, variant })
    window.history.replaceState(null, '', addressWithVariant(window.location.href, variant))
    knownSearch = window.location.search
  }
}
