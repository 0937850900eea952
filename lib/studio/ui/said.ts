import { useEffect } from 'react'
import { readKept, writeKept } from '@/lib/studio/kept'
import { showToast } from './toast'

/** Loads the page anew after an edit, and says then what has become of it. */
export function reloadSaying(text: string): void {
  writeKept('studio-said', text)
  window.location.reload()
}

/** Says what the edit before a reload has left to be said. */
export function useSaid(): void {
  useEffect(() => {
    const said = readKept('studio-said')
    if (!said) return
    writeKept('studio-said', '')
    showToast(said, 'success')
  }, [])
}
