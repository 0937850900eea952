import type { Language } from '@/lib/platform/markets'
import { germanKinds } from './de/index'
import { frenchKinds } from './fr/index'
import type { KindKey } from './kinds/index'
import { dutchKinds } from './nl/index'
import type { KindWords } from './types'

/** The words for every kind, by language: the compiler sees to it that none is missing. */
export const kindWords: Record<Language, Record<KindKey, KindWords>> = {
  de: germanKinds,
  fr: frenchKinds,
  nl: dutchKinds,
}
