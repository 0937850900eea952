import { readSlug } from '@/lib/content/addresses/client'

/** How the shop reads what is typed as a part of an address, where that is something else. */
export function readOtherwise(typed: string): string | undefined {
  const read = readSlug(typed)
  return read.ok && read.slug !== typed ? read.slug : undefined
}
