import { useEffect, useState } from 'react'
import type { SuggestAnswer } from '@/schemas/api/listing'

/** Specification, section 9, default debounce. */
const debounceMs = 300
/** A single letter begins everything. */
const shortest = 2

export type Suggested = { term: string; answer: SuggestAnswer }

/** What is suggested for a term, once the typing rests. An answer to an older term never follows a newer one. */
export function useSuggestions(term: string, locale: string): Suggested | undefined {
  const [suggested, setSuggested] = useState<Suggested>()
  const asked = term.trim()

  useEffect(() => {
    if (asked.length < shortest) return setSuggested(undefined)
    const stale = new AbortController()
    const timer = setTimeout(async () => {
      const query = new URLSearchParams({ locale, term: asked.slice(0, 200) })
      try {
        const response = await fetch(`/api/shop/suggest/?${query}`, { signal: stale.signal })
        if (response.ok) setSuggested({ term: asked, answer: await response.json() })
      } catch {
        // Given up for a newer term, or without a connection: what is there stays.
      }
    }, debounceMs)
    return () => {
      clearTimeout(timer)
      stale.abort()
    }
  }, [asked, locale])

  return suggested
}
