import { useLanguage } from '@/lib/studio/i18n/client'
import { translationsText } from './messages'

const known = ['path', 'taken', 'sameMarket', 'needsPublisher'] as const

/** The words for a key that a call answered. */
export function useProblem() {
  const t = translationsText(useLanguage())
  return (key: string) => t(`problems.${known.find((each) => each === key) ?? 'notPossible'}`)
}
