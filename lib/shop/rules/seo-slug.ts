import { withoutLigatures, withoutUmlauts } from '@/lib/platform/text'

/**
 * The readable part of a product's path: lower case; spaces, commas and slashes as hyphens; umlauts as ae, oe, ue and
 * the sharp s as ss; all other characters removed; the parts joined by hyphens.
 *
 * Other accented letters lose their accent (`légère` is `legere`). Repeated hyphens become one, and none are left at
 * the ends: `Kinderwagen, grün` is `kinderwagen-gruen`.
 */
export const seoSlug = (parts: readonly (string | undefined)[]): string =>
  parts
    .map((part = '') =>
      withoutLigatures(withoutUmlauts(part.normalize('NFC').toLowerCase()))
        .normalize('NFD')
        .replace(/[\s,/]+/g, '-')
        .replace(/[^a-z0-9-]/g, ''),
    )
    .join('-')
    .replace(/-+/g, '-')
    .replace(/^-|-$/g, '')

/** Cached pages are stored in files named after their paths, and file names are limited to 255 characters. */
const longestSlug = 150

/** A slug cut to that length at a word boundary. */
export const shortenedSlug = (slug: string): string =>
  slug.length <= longestSlug ? slug : slug.slice(0, longestSlug + 1).replace(/-[^-]*$|.$/, '')

/** The product number in a product's path: its last dash-separated segment. */
export const productNumberOf = (pdp: string): string => pdp.slice(pdp.lastIndexOf('-') + 1)
