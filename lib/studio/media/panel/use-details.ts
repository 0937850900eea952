import { useEffect, useMemo, useState } from 'react'
import { useRead, useUnsaved } from '@/lib/studio/ui/client'
import type { AssetCard, UseRow } from '../types'
import { changedDetails, type Details, detailsOf } from './details'

/** What the form of a file holds, what of it is not saved, and where the file is used. */
export function useDetails(asset: AssetCard, onDirty: (isDirty: boolean) => void) {
  const [details, setDetails] = useState<Details>(() => detailsOf(asset))
  /** The details as they were opened, or saved last from here. */
  const [known, setKnown] = useState(details)
  const { data, failed, again } = useRead<{ uses: UseRow[] }>(`assets/${asset.id}/`)
  const changed = useMemo(() => changedDetails(known, details), [known, details])
  const isDirty = Object.keys(changed).length > 0
  useEffect(() => onDirty(isDirty), [isDirty, onDirty])
  useUnsaved(() => isDirty)
  const set = (change: Partial<Details>) => setDetails((before) => ({ ...before, ...change }))
  return {
    details,
    set,
    changed,
    isDirty,
    /** All of the form is saved. */
    renew(saved: AssetCard) {
      setDetails(detailsOf(saved))
      setKnown(detailsOf(saved))
    },
    /** These are as the server has them; the rest of the form stays unsaved. */
    take(saved: Partial<Details>) {
      set(saved)
      setKnown((before) => ({ ...before, ...saved }))
    },
    uses: data?.uses,
    failed,
    again,
  }
}
