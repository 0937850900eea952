import { atom } from 'jotai'

/** How a visitor wants a product, besides its variant. */
export type Wanted = {
  quantity: number
  /** What is to be stitched or printed. */
  inscription: string
  /** The visitor tried to order it: what is wrong with it is said from now on. */
  isChecked: boolean
}

export const nothingWanted: Wanted = { quantity: 1, inscription: '', isChecked: false }

const everythingAtom = atom<Record<string, Wanted>>({})

/** By the numbers of the products, so that all buttons of a page order the same. */
export const wantedAtom = atom((get) => get(everythingAtom))

export const changeWantedAtom = atom(
  null,
  (get, set, { number, ...change }: { number: string } & Partial<Wanted>) => {
    const wanted = get(everythingAtom)
    set(everythingAtom, { ...wanted, [number]: { ...(wanted[number] ?? nothingWanted), ...change } })
  },
)
