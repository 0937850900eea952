'use client'

import { usePathname, useRouter } from 'next/navigation'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import type { SuggestionBoxProps, SuggestionWords } from './suggestion-box.client'

/** Loaded when the visitor turns to the field, and not by everybody who never does. */
const SuggestionBox = lazy(() =>
  import('./suggestion-box.client').then((module) => ({ default: module.SuggestionBox })),
)

type Props = Pick<SuggestionBoxProps, 'locale' | 'market'> & { words: SuggestionWords }

/**
 * Gives the search form around it suggestions, and sends it without leaving the page. The form is whole without it, and
 * stays so until the field has the focus.
 */
export function SearchSuggestions(props: Props) {
  const place = useRef<HTMLSpanElement>(null)
  const router = useRouter()
  const pathname = usePathname()
  const [input, setInput] = useState<HTMLInputElement>()

  useEffect(() => {
    const form = place.current?.closest('form')
    const field = form?.querySelector<HTMLInputElement>('input[type="search"]')
    if (!form || !field) return
    const turn = () => setInput(field)
    const send = (event: Event) => {
      event.preventDefault()
      const term = field.value.trim()
      if (term === '') return field.focus()
      field.blur()
      router.push(`${new URL(form.action).pathname}?${new URLSearchParams({ term })}`)
    }
    if (document.activeElement === field) turn()
    field.addEventListener('focus', turn)
    form.addEventListener('submit', send)
    return () => {
      field.removeEventListener('focus', turn)
      form.removeEventListener('submit', send)
    }
  }, [router])

  // The results say what they are for; the field says it too, so that it can be mended there.
  useEffect(() => {
    const form = place.current?.closest('form')
    const field = form?.querySelector<HTMLInputElement>('input[type="search"]')
    if (!form || !field || document.activeElement === field) return
    const isResults = new URL(form.action).pathname === pathname
    field.value = isResults ? (new URLSearchParams(window.location.search).get('term') ?? '') : ''
  }, [pathname])

  return (
    <span ref={place}>
      {input && (
        <Suspense>
          <SuggestionBox {...props} input={input} />
        </Suspense>
      )}
    </span>
  )
}
