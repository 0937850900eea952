import type { SlugRefusal } from '@/lib/content/addresses'

type Read = { ok: true; slug: string } | { ok: false; refusal: SlugRefusal }

/**
 * What people type as an address in the Studio has no dots, as an address that is made from a name has none. Archives and
 * programs may bring some along, which stay.
 */
export function withoutDots(read: Read): Read {
  if (!read.ok) return read
  const slug = read.slug.replace(/\.[.-]*/g, '-').replace(/^-+|(?<!-)-+$/g, '')
  return slug === '' ? { ok: false, refusal: 'empty' } : { ok: true, slug }
}
