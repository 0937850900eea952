import { readSlug } from '@/lib/content/addresses/client'

/**
 * Reads a part of an address that is typed in the Studio: it has no dots, as one that is made from a name has none.
 * Archives and programs may bring some along, which stay.
 */
export function readTypedSlug(typed: string): ReturnType<typeof readSlug> {
  const read = readSlug(typed)
  if (!read.ok) return read
  const slug = read.slug.replace(/\.[.-]*/g, '-').replace(/^-+|(?<!-)-+$/g, '')
  return slug === '' ? { ok: false, refusal: 'empty' } : { ok: true, slug }
}
