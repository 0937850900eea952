import type { SlugRefusal } from '@/lib/content/addresses'

type Read = { ok: true; slug: string } | { ok: false; refusal: SlugRefusal }

/**
 * What people type as an address in the Studio has letters, digits and hyphens alone, as an address that is made from a name
 * has. Archives and programs may bring other signs along, which stay.
 */
export function withoutSigns(read: Read): Read {
  if (!read.ok) return read
  const slug = read.slug
    .split(/[^\p{L}\p{M}\p{N}_]+/u)
    .filter(Boolean)
    .join('-')
  return slug === '' ? { ok: false, refusal: 'empty' } : { ok: true, slug }
}
