'use client'

import { usePathname, useRouter } from 'next/navigation'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { isUntracked } from '@/lib/storefront/runtime/browser'
import { wayOn } from '@/lib/storefront/runtime/navigation'
import type { SuggestionBoxProps, SuggestionWords } from './suggestion-box.client'

/** Loaded when the field gets the focus, so that other visits do not load it. */
const SuggestionBox = lazy(() =>
  import('./suggestion-box.client').then((module) => ({ default: module.SuggestionBox })),
)

type Props = Pick<SuggestionBoxProps, 'locale' | 'market'> & { words: SuggestionWords }

const fieldOf = (form: HTMLFormElement) =>
  form.querySelector<HTMLInputElement>('input[type="search"]') ?? undefined

/**
 * Adds suggestions to the search form around it, and submits it with client navigation. The form works without it, and
 * stays unchanged until the field gets the focus.
 */
export function SearchSuggestions(props: Props) {
  const place = useRef<HTMLSpanElement>(null)
  const router = useRouter()
  const pathname = usePathname()
  const [input, setInput] = useState<HTMLInputElement>()

  useEffect(() => {
    const form = place.current?.closest('form')
    if (!form) return
    const turn = () => setInput(fieldOf(form))
    const send = (event: Event) => {
      event.preventDefault()
      const field = fieldOf(form)
      const term = field?.value.trim() ?? ''
      const results = new URL(form.action).pathname
      // Without a term, as without scripts: the page of the search says what is often looked for. There, it is typed.
      const { pathname, search } = window.location
      if (term === '' && pathname === results && search === '') return field?.focus()
      field?.blur()
      const href = term === '' ? results : `${results}?${new URLSearchParams({ term })}`
      if (isUntracked(window.location)) window.location.assign(href)
      else router[wayOn()](href)
    }
    if (form.contains(document.activeElement)) turn()
    form.addEventListener('focusin', turn)
    form.addEventListener('submit', send)
    return () => {
      form.removeEventListener('focusin', turn)
      form.removeEventListener('submit', send)
    }
  }, [router])

  // Shows the term of the results in the field, where it can be corrected.
  useEffect(() => {
    const form = place.current?.closest('form')
    const field = form && fieldOf(form)
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
