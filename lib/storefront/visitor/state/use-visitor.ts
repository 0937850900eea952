import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { loadVisitorAtom } from './visitor-atoms'

/** Loads the visitor's state, once per page, and anew where a browser shows a page as it was left. */
export function useVisitor(): void {
  const load = useSetAtom(loadVisitorAtom)
  useEffect(() => {
    void load()
    const comeBack = ({ persisted }: PageTransitionEvent) => void (persisted && load(true))
    window.addEventListener('pageshow', comeBack)
    return () => window.removeEventListener('pageshow', comeBack)
  }, [load])
}
