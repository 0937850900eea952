import { useEffect } from 'react'
import type { Autosave } from '../saving'

/** Asks before the page is left with something unsaved or undecided, and saves when the person or the network is back. */
export function useLeaving(autosave: Autosave, isUndecided: boolean): void {
  useEffect(() => {
    const stay = (event: BeforeUnloadEvent) => {
      autosave.leave()
      if (!autosave.isSaved() || isUndecided) event.preventDefault()
    }
    const save = () => void autosave.flush()
    window.addEventListener('beforeunload', stay)
    window.addEventListener('online', save)
    const back = () => {
      if (!document.hidden) autosave.comeBack()
    }
    window.addEventListener('focus', autosave.comeBack)
    document.addEventListener('visibilitychange', back)
    return () => {
      window.removeEventListener('beforeunload', stay)
      window.removeEventListener('online', save)
      window.removeEventListener('focus', autosave.comeBack)
      document.removeEventListener('visibilitychange', back)
    }
  }, [autosave, isUndecided])
}
