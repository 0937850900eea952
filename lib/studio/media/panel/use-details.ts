import { useEffect, useState } from 'react'
import { useRead } from '@/lib/studio/ui/client'
import type { AssetCard, UseRow } from '../types'

export type Details = Pick<
  AssetCard,
  'name' | 'folderId' | 'alt' | 'title' | 'copyright' | 'source' | 'focus'
>

const detailsOf = ({ name, folderId, alt, title, copyright, source, focus }: AssetCard): Details => ({
  ...{ name, folderId, alt, title, copyright, source, focus },
})

const filled = (texts: Record<string, string>) =>
  Object.entries(texts)
    .filter(([, text]) => text.trim() !== '')
    .sort()

const sameAs = (one: Details, other: Details) =>
  JSON.stringify({ ...one, alt: filled(one.alt), title: filled(one.title) }) ===
  JSON.stringify({ ...other, alt: filled(other.alt), title: filled(other.title) })

/** What the form of a file holds, whether it differs from what is saved, and where the file is used. */
export function useDetails(asset: AssetCard, onDirty: (isDirty: boolean) => void) {
  const [details, setDetails] = useState<Details>(() => detailsOf(asset))
  const { data, failed, again } = useRead<{ uses: UseRow[] }>(`assets/${asset.id}/`)
  const isDirty = !sameAs(details, detailsOf(asset))
  useEffect(() => onDirty(isDirty), [isDirty, onDirty])
  const set = (change: Partial<Details>) => setDetails((before) => ({ ...before, ...change }))
  const renew = (saved: AssetCard) => setDetails(detailsOf(saved))
  return { details, set, renew, isDirty, uses: data?.uses, failed, again }
}
