import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { hearTabs } from '@/lib/storefront/runtime/browser/client'
import { loadVisitorAtom } from './visitor-atoms'

/** Loads the visitor's state, once per page, and anew where a browser shows a page as it was left or another tab asks for it. */
export function useVisitor(): void {
  const load = useSetAtom(loadVisitorAtom)
  useEffect(() => {
    void load()
    const comeBack = ({ persisted }: PageTransitionEvent) => void (persisted && load(true))
    window.addEventListener('pageshow', comeBack)
    const endHearing = hearTabs(({ anew }) => anew && void load(true))
    return () => {
      endHearing()
      window.removeEventListener('pageshow', comeBack)
    }
  }, [load])
}
