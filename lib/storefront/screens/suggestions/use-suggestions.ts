import { useEffect, useState } from 'react'
import { fetchOnceMore, isSuccess } from '@/lib/platform/http'
import type { SuggestAnswer } from '@/schemas/api/listing'

/** Debounces typing, in milliseconds. */
const debounceMs = 300
/** A single letter matches too much. */
const shortest = 2

type Suggested = { term: string; answer: SuggestAnswer }

/** The suggestions for a term, requested when typing pauses. Answers to older terms are discarded. */
export function useSuggestions(term: string, locale: string): Suggested | undefined {
  const [suggested, setSuggested] = useState<Suggested>()
  const asked = term.trim()

  useEffect(() => {
    if (asked.length < shortest) return setSuggested(undefined)
    const stale = new AbortController()
    const timer = setTimeout(async () => {
      const query = new URLSearchParams({ locale, term: asked.slice(0, 200) })
      try {
        const response = await fetchOnceMore(`/api/shop/suggest/?${query}`, { signal: stale.signal })
        if (isSuccess(response)) setSuggested({ term: asked, answer: await response.json() })
      } catch {
        // Aborted by a newer term, or offline: the present suggestions stay.
      }
    }, debounceMs)
    return () => {
      clearTimeout(timer)
      stale.abort()
    }
  }, [asked, locale])

  return suggested
}
