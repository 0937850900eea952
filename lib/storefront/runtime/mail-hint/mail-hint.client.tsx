'use client'

import { useEffect, useState } from 'react'
import { whenReleased } from './when-released'

type Props = {
  /** The id of the field. */
  of: string
  /** With `{email}`. */
  words: string
  /** What is guessed of a form that comes back, so that it is said without scripts, too. */
  guess?: string | undefined
}

/** Who pauses while typing has mostly typed the address, and sees the hint before going on. */
const pauseMs = 800

const fieldOf = (id: string) => document.getElementById(id) as HTMLInputElement | null

/** Asks whether another address was meant where the domain looks mistyped. A hint: any address can be sent. */
export function MailHint({ of, words, guess: first }: Props) {
  const [guess, setGuess] = useState(first)

  useEffect(() => {
    const field = fieldOf(of)
    const stop = new AbortController()
    const { signal } = stop
    const move = whenReleased(signal)
    let pause: number | undefined
    const look = () =>
      // A hint that cannot be loaded is none.
      import('./suggest-mail').then(
        ({ suggestMail }) => move(() => setGuess(field ? suggestMail(field.value) : undefined)),
        () => undefined,
      )
    const type = () => {
      window.clearTimeout(pause)
      setGuess(undefined)
      pause = window.setTimeout(look, pauseMs)
    }
    field?.addEventListener('input', type, { signal })
    field?.addEventListener('change', look, { signal })
    return () => {
      window.clearTimeout(pause)
      stop.abort()
    }
  }, [of])

  const take = () => {
    const field = fieldOf(of)
    if (field && guess) {
      field.value = guess
      field.dispatchEvent(new Event('input', { bubbles: true }))
      field.focus()
    }
    setGuess(undefined)
  }

  const [before, after] = words.split('{email}')
  return (
    <div role="status" className="empty:hidden">
      {guess && (
        <p className="mt-1.5 text-small wrap-anywhere">
          {before}
          <button
            type="button"
            onClick={take}
            className="min-h-6 cursor-pointer font-bold underline decoration-accent underline-offset-4 hover:text-accent noscript:cursor-text noscript:select-text noscript:no-underline"
          >
            {guess}
          </button>
          {after}
        </p>
      )}
    </div>
  )
}
