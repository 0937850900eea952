import type { PostcodeAnswer } from '@/schemas/api/postcodes'

export type Places = PostcodeAnswer['places']

/** What a browser's input has of it. */
type Input = Pick<EventTarget, 'addEventListener' | 'removeEventListener' | 'dispatchEvent'> & {
  value: string
}

type Watched = {
  postcode: Input
  city: Input
  find: (postcode: string, signal: AbortSignal) => Promise<Places>
  offer: (places: Places) => void
}

/** Debounces typing, in milliseconds. */
const debounceMs = 300
const fewestDigits = 3

/**
 * Offers places while a postcode is typed, and fills in the place of one that has a single one. What the shopper typed as
 * the place stays. Returns a function that ends it.
 */
export function watchPostcode({ postcode, city, find, offer }: Watched): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let stale = new AbortController()
  let filled = ''

  const fill = (typed: string, [only, ...others]: Places) => {
    if (!only || others.length > 0 || !typed.startsWith(only.postcode)) return
    if (city.value !== '' && city.value !== filled) return
    filled = only.place
    city.value = only.place
    city.dispatchEvent(new Event('input', { bubbles: true }))
  }

  async function look(typed: string, { signal }: AbortController) {
    try {
      const places = await find(typed, signal)
      if (signal.aborted) return
      offer(places)
      fill(typed, places)
    } catch {
      // Aborted by more typing, or offline: the fields work without it.
    }
  }

  const forget = () => {
    clearTimeout(timer)
    stale.abort()
  }

  const typing = () => {
    forget()
    stale = new AbortController()
    const typed = postcode.value.trim()
    if (typed.length < fewestDigits) return offer([])
    timer = setTimeout(look, debounceMs, typed, stale)
  }

  postcode.addEventListener('input', typing)
  return () => {
    forget()
    postcode.removeEventListener('input', typing)
  }
}
