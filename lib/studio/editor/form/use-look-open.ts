import { useCallback, useEffect, useState } from 'react'
import { readKept, writeKept } from '@/lib/studio/kept'

/** Whether the fields of the look are unfolded, kept for the person. */
export function useLookOpen(): [boolean, (isOpen: boolean) => void] {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => setOpen(readKept('studio-look') === 'open'), [])
  const set = useCallback((next: boolean) => {
    setOpen(next)
    writeKept('studio-look', next ? 'open' : 'folded')
  }, [])
  return [isOpen, set]
}
