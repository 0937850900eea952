import { withoutLigatures, withoutUmlauts } from '@/lib/platform/text'

/** As long as a part of an address may be. */
const longest = 255

/** The address of what has no letter or digit in its name. */
export const slugOfNothing = 'story'

/** `Über uns` → `ueber-uns`, `Nº 1 à l’Œuvre` → `no-1-a-l-oeuvre`, for a story that is created without a slug. */
export const slugFromName = (name: string): string =>
  withoutLigatures(withoutUmlauts(name.normalize('NFC').toLowerCase()))
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+/, '')
    .slice(0, longest)
    .replace(/(?<!-)-+$/, '') || slugOfNothing
