import { useEffect, useRef } from 'react'

/** Has the browser ask before the page is left, while something that was typed is not saved. */
export function useUnsaved(isUnsaved: () => boolean) {
  const latest = useRef(isUnsaved)
  useEffect(() => {
    latest.current = isUnsaved
  })
  useEffect(() => {
    const stay = (event: BeforeUnloadEvent) => {
      if (latest.current()) event.preventDefault()
    }
    window.addEventListener('beforeunload', stay)
    return () => window.removeEventListener('beforeunload', stay)
  }, [])
}
