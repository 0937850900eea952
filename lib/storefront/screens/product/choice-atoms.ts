import { atom } from 'jotai'

/** The reference keys of the chosen variants, by product number. */
const choicesAtom = atom<Record<string, string | undefined>>({})

/** The choices since the document was loaded. */
export const chosenAtom = atom((get) => get(choicesAtom))

type Choice = { number: string; variant: string | undefined }

/** Chooses a variant of a product, or takes the choice back. */
export const chooseVariantAtom = atom(null, (get, set, choice: Choice) => {
  const before = get(choicesAtom)
  if (before[choice.number] !== choice.variant)
    set(choicesAtom, { ...before, [choice.number]: choice.variant })
})
