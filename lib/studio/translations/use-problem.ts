import { useLanguage } from '@/lib/studio/i18n/client'
import { useWhoPublishes } from '@/lib/studio/ui/client'
import { translationsText } from './messages'

const known = [
  ...(['taken', 'sameMarket', 'needsPublisher', 'tooLong'] as const),
  ...(['empty', 'signs', 'reserved', 'screen', 'product', 'ownPath'] as const),
]

/** The words for a key that a call answered. */
export function useProblem() {
  const t = translationsText(useLanguage())
  const { ask: who } = useWhoPublishes()
  return (key: string, about: { name: string; market: string } = { name: '', market: '' }) =>
    t(`problems.${known.find((each) => each === key) ?? 'notPossible'}`, { ...about, who })
}
