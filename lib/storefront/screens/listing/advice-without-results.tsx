import { marketText } from '@/lib/platform/i18n'
import type { Market } from '@/lib/platform/markets'

type Props = {
  market: Market
  /** Whether filters leave nothing. */
  isFiltered: boolean
  /** The searched words. */
  term?: string | undefined
}

/** A term with a number may name a model. */
const hasNumber = /\p{Nd}/u

/** What to try where nothing was found: only what fits the question. */
export function AdviceWithoutResults({ market, isFiltered, term = '' }: Props) {
  const t = marketText(market)
  const advice = [
    ...(isFiltered ? [t('listing.advice.filters')] : []),
    ...(/\S\s+\S/.test(term) ? [t('listing.advice.fewer')] : []),
    ...(term === '' ? [] : [t(hasNumber.test(term) ? 'listing.advice.general' : 'listing.advice.spelling')]),
  ]
  if (advice.length === 0) return null
  return (
    <div className="max-w-prose">
      <h2 className="font-display text-h2">{t('listing.advice.title')}</h2>
      {advice.length === 1 ? (
        <p className="mt-3">{advice}</p>
      ) : (
        <ul className="mt-3 list-disc ps-5">
          {advice.map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      )}
    </div>
  )
}
