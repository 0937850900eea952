import { withoutUmlauts } from '@/lib/platform/text'

/** `Über uns` → `ueber-uns`, for a story that is created without a slug. */
export const slugFromName = (name: string): string =>
  withoutUmlauts(name.toLowerCase())
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|(?<!-)-+$/g, '') || 'story'
