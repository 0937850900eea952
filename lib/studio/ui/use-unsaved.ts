import { useEffect, useRef } from 'react'

/** Between the choice of another page and its first answer, in milliseconds. */
const leavingMs = 3_000
let isLeaving = false

/** Goes on to another page because what was typed is saved, or goes along. */
export function leaveTo(address: string): void {
  isLeaving = true
  setTimeout(() => {
    isLeaving = false
  }, leavingMs)
  window.location.assign(address)
}

/** Has the browser ask before the page is left, while something that was typed is not saved. */
export function useUnsaved(isUnsaved: () => boolean) {
  const latest = useRef(isUnsaved)
  useEffect(() => {
    latest.current = isUnsaved
  })
  useEffect(() => {
    const stay = (event: BeforeUnloadEvent) => {
      if (!isLeaving && latest.current()) event.preventDefault()
    }
    window.addEventListener('beforeunload', stay)
    return () => window.removeEventListener('beforeunload', stay)
  }, [])
}
