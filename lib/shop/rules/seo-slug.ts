import { withoutUmlauts } from '@/lib/platform/text'

/**
 * The readable part of a product's path (section 2): lower case; spaces, commas and slashes as hyphens; umlauts as ae,
 * oe, ue and the sharp s as ss; everything else that is neither letter nor digit removed; the parts joined by hyphens.
 *
 * Of other accented letters the accent is what is removed (`légère` is `legere`), and hyphens that would stand side by
 * side or at an end are one or none: `Kinderwagen, grün` is `kinderwagen-gruen`.
 */
export const seoSlug = (parts: readonly (string | undefined)[]): string =>
  parts
    .map((part = '') =>
      withoutUmlauts(part.normalize('NFC').toLowerCase())
        .replace(/œ/g, 'oe')
        .replace(/æ/g, 'ae')
        .normalize('NFD')
        .replace(/[\s,/]+/g, '-')
        .replace(/[^a-z0-9-]/g, ''),
    )
    .join('-')
    .replace(/-+/g, '-')
    .replace(/^-|-$/g, '')

/** Longer file names than 255 characters are refused, and a page is kept in a file that is named after its path. */
const longestSlug = 150

/** A slug of a bearable length, without its last words. */
export const shortenedSlug = (slug: string): string =>
  slug.length <= longestSlug ? slug : slug.slice(0, longestSlug + 1).replace(/-[^-]*$|.$/, '')

/** The number at the end of a product's path: its last dash-separated segment. Section 2. */
export const productNumberOf = (pdp: string): string => pdp.slice(pdp.lastIndexOf('-') + 1)
