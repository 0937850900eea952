import { atom } from 'jotai'

/** The reference keys of the chosen variants, by product number. */
const choicesAtom = atom<Record<string, string>>({})

/** The choices since the document was loaded. */
export const chosenAtom = atom((get) => get(choicesAtom))

/** Chooses a variant of a product. */
export const chooseVariantAtom = atom(null, (get, set, choice: { number: string; variant: string }) => {
  const before = get(choicesAtom)
  if (before[choice.number] !== choice.variant)
    set(choicesAtom, { ...before, [choice.number]: choice.variant })
})
