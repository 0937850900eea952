import { internalFolder, transliterate } from '@/lib/platform/markets'
import { percentDecoded, withoutLigatures, withoutOuterSlashes } from '@/lib/platform/text'

/** Why a text can be no part of an address. */
export type SlugRefusal = 'empty' | 'signs' | 'reserved' | 'tooLong'

/** The refusals in the words of the content service's answers. */
export const slugRefusals: Readonly<Record<SlugRefusal, string>> = {
  empty: "can't be blank",
  signs: 'is invalid: an address has no / \\ ? # % and no control characters',
  reserved: 'is invalid: this name is reserved',
  tooLong: 'is too long (maximum is 255 characters)',
}

type Read<T> = ({ ok: true } & T) | { ok: false; refusal: SlugRefusal }

const longest = 255

/** What browsers resolve away, the key of the home page, and the folder of the shop's internal pages. */
const reserved: ReadonlySet<string> = new Set(['.', '..', '_', internalFolder])

const refused = /[/\\?#%\p{Cc}\p{Cs}]/u

/** What is not seen, such as a soft hyphen that was pasted along. */
const invisible = /[\p{Cf}\ufeff]/gu

/** Blanks, plus signs, which the shop reads as blanks, and what a list of slugs at the content service would read otherwise. */
const separating = /[\s+,*]+/g

/** An address that ends like a file is answered as a missing file. */
const fileEnding = /\.(?=[a-z0-9]{1,8}$)/

/** Marks of other scripts are no accents: their letters would be others without them. */
const withoutAccents = (lowerCase: string): string =>
  withoutLigatures(lowerCase)
    .normalize('NFD')
    .replace(/(?<=\p{Script=Latin})\p{M}+/gu, '')
    .normalize('NFC')

/**
 * Reads one part of an address as the shop will look it up: decoded, lower case, umlauts as ae, oe, ue, ss, Latin letters
 * without their accents, as in an address that is made from a name, blanks as hyphens, without the ending of a file. What
 * was read is read as itself. A page keeps an address with accents that it has from before.
 */
export function readSlug(typed: string): Read<{ slug: string }> {
  const decoded = percentDecoded(typed)
  if (decoded === undefined) return { ok: false, refusal: 'signs' }
  const plain = withoutAccents(transliterate(decoded.replace(invisible, '').trim()))
  const slug = plain.replace(separating, '-').replace(fileEnding, '-')
  if (slug === '') return { ok: false, refusal: 'empty' }
  if (refused.test(slug)) return { ok: false, refusal: 'signs' }
  if (reserved.has(slug)) return { ok: false, refusal: 'reserved' }
  return slug.length > longest ? { ok: false, refusal: 'tooLong' } : { ok: true, slug }
}

/** Reads a path, part by part; outer slashes are left out. `readPart` reads a part by a further rule. */
export function readPath(typed: string, readPart = readSlug): Read<{ path: string }> {
  const parts: string[] = []
  for (const part of withoutOuterSlashes(typed.trim()).split('/')) {
    const read = readPart(part)
    if (!read.ok) return read
    parts.push(read.slug)
  }
  return { ok: true, path: parts.join('/') }
}
