import { anchorId } from '@/lib/content/links'

/** The fragment of each entry. Of entries with the same anchor only the first gets it, because ids must be unique. */
export function anchorsOf(entries: readonly { anchor?: string | undefined }[]): (string | undefined)[] {
  const taken = new Set<string>()
  return entries.map(({ anchor }) => {
    const id = anchorId(anchor ?? '')
    if (id === '' || taken.has(id)) return undefined
    taken.add(id)
    return id
  })
}
