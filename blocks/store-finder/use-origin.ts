import { useRef, useState } from 'react'
import type { Point } from '@/lib/shop/stores'
import { callShop } from '@/lib/storefront/visitor'
import type { PlaceAnswer } from '@/schemas/api/places'
import { locate } from './locate'
import type { FinderWords } from './words'

type State = {
  /**
   * From where the distances are reckoned, roughly where it is a place; what was found last stays until something else
   * is.
   */
  origin?: (Point & { isRough: boolean }) | undefined
  /** What is said about it. */
  message: string
  /** What is wrong with what was typed. */
  error?: string | undefined
  waitsFor?: 'place' | 'position' | undefined
}

export type Origin = State & { searchPlace: (typed: string) => void; takePosition: () => void }

type Options = { locale: string; country: string; words: FinderWords; onError: () => void }

/** Where the visitor looks from: a place that the shop knows, or the position that the browser tells. */
export function useOrigin({ locale, country, words, onError }: Options): Origin {
  const [state, setState] = useState<State>({ message: '' })
  const asked = useRef(0)

  const ask = async (waitsFor: 'place' | 'position', answer: () => Promise<State>) => {
    asked.current += 1
    const turn = asked.current
    setState(({ origin }) => ({ origin, message: '', waitsFor }))
    const next = await answer()
    // Who asked again wants the later answer alone
    if (turn !== asked.current) return
    setState(({ origin }) => ({ origin, ...next }))
    if (next.error) onError()
  }

  const searchPlace = (typed: string) => {
    const place = typed.trim()
    void ask('place', async () => {
      if (place === '') return { message: '', error: words.empty }
      const query = new URLSearchParams({ locale, country, place })
      const answer = await callShop<PlaceAnswer>('GET', `/api/shop/places/?${query}`)
      if (!answer.ok) return { message: words.failed }
      const found = answer.body.place
      if (!found) return { message: '', error: words.unknown.replace('{place}', () => place) }
      return {
        origin: { ...found, isRough: true },
        message: words.nearPlace.replace('{place}', () => found.name),
      }
    })
  }

  const takePosition = () =>
    void ask('position', async () => {
      const located = await locate(navigator.geolocation)
      return located.ok
        ? { origin: { ...located.point, isRough: false }, message: words.nearPosition }
        : { message: words.positionFailed[located.reason] }
    })

  return { ...state, searchPlace, takePosition }
}
