import { useRef, useState } from 'react'
import type { Point } from '@/lib/shop/stores'
import { callShop } from '@/lib/storefront/runtime/browser'
import type { PlaceAnswer } from '@/schemas/api/places'
import { locate } from './locate'
import type { FinderWords } from './words'

type State = {
  /**
   * The origin of distances, rough if it is a place rather than a position. The last one stays until another is found.
   */
  origin?: (Point & { isRough: boolean }) | undefined
  /** The result in words. */
  message: string
  /** An error about the typed place. */
  error?: string | undefined
  waitsFor?: 'place' | 'position' | undefined
}

type Origin = State & { searchPlace: (typed: string) => void; takePosition: () => void }

type Options = { locale: string; country: string; words: FinderWords; onError: () => void }

/** The origin of distances: a typed place, or the browser's position. */
export function useOrigin({ locale, country, words, onError }: Options): Origin {
  const [state, setState] = useState<State>({ message: '' })
  const asked = useRef(0)

  const ask = async (waitsFor: 'place' | 'position', answer: () => Promise<State>) => {
    asked.current += 1
    const turn = asked.current
    setState(({ origin }) => ({ origin, message: '', waitsFor }))
    const next = await answer()
    // Only the answer to the latest request counts
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
