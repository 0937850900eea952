import { atom } from 'jotai'

/** The visitor's wishes for a product, besides its variant. */
type Wanted = {
  quantity: number
  /** The text to be stitched or printed. */
  inscription: string
  /** The visitor tried to order, so faults are shown from now on. */
  isChecked: boolean
}

export const nothingWanted: Wanted = { quantity: 1, inscription: '', isChecked: false }

const everythingAtom = atom<Record<string, Wanted>>({})

/** By product number, so that all buttons of a page order the same. */
export const wantedAtom = atom((get) => get(everythingAtom))

export const changeWantedAtom = atom(
  null,
  (get, set, { number, ...change }: { number: string } & Partial<Wanted>) => {
    const wanted = get(everythingAtom)
    set(everythingAtom, { ...wanted, [number]: { ...(wanted[number] ?? nothingWanted), ...change } })
  },
)
