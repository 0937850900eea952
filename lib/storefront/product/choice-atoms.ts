import { atom } from 'jotai'

/** The reference keys of the variants that the visitor chose, by the numbers of their products. */
const choicesAtom = atom<Record<string, string>>({})

/** What was chosen of the products that were looked at since the document was loaded. */
export const chosenAtom = atom((get) => get(choicesAtom))

/** Chooses a variant of a product. */
export const chooseVariantAtom = atom(null, (get, set, choice: { number: string; variant: string }) => {
  const before = get(choicesAtom)
  if (before[choice.number] !== choice.variant)
    set(choicesAtom, { ...before, [choice.number]: choice.variant })
})
