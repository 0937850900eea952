import type { Language } from '@/lib/markets'
import { germanKinds } from './de'
import { frenchKinds } from './fr'
import type { KindKey } from './kinds'
import { dutchKinds } from './nl'
import type { KindWords } from './types'

/** The words for every kind, by language: the compiler sees to it that none is missing. */
export const kindWords: Record<Language, Record<KindKey, KindWords>> = {
  de: germanKinds,
  fr: frenchKinds,
  nl: dutchKinds,
}
