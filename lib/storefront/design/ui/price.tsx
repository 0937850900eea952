import { type BasePrice, formatBasePrice, formatPrice, type PriceMarket } from '@/lib/platform/i18n'
import { classes } from './classes'
import { VisuallyHidden } from './visually-hidden'

export type PriceWords = {
  /** Read out before a reduced price, because struck out prices cannot be seen: ‘now’. */
  now: string
  /** Before the shop's own previous price: ‘instead of’. */
  before: string
  /** Before the lowest price of the 30 days before a reduction: ‘lowest price of 30 days’. */
  lowest: string
  /** Before the manufacturer's recommended price: ‘RRP’. */
  recommended: string
  /** Before the lowest of several prices: ‘from’. */
  from: string
}

type PriceProps = {
  market: PriceMarket
  /** The present price, in minor units. */
  amount: number
  /** Other variants cost more: shown as ‘from’; with `unchosen` only within a group `price` that has no choice yet. */
  from?: boolean | 'unchosen' | undefined
  /** The shop's own price before a reduction; shown only if it was higher. */
  before?: number | undefined
  /** The lowest price of the 30 days before the reduction, which markets of the Union name beside it. */
  lowest?: number | undefined
  /** The manufacturer's recommended price; shown only if it is higher. */
  recommended?: number | undefined
  base?: BasePrice | undefined
  words: PriceWords
  size?: 'small' | 'normal' | 'large' | undefined
}

const sizes = { small: 'text-body', normal: 'text-lead', large: 'text-h2' } as const

/**
 * A price with its comparison prices. Struck out prices are also named in words, because screen readers do not announce
 * the line.
 */
export function Price(props: PriceProps) {
  const { market, amount, from, before, lowest, recommended, base, words, size = 'normal' } = props
  const reduced = before !== undefined && before > amount
  const belowRecommended = recommended !== undefined && recommended > amount
  return (
    <div className="price">
      <p>
        <span className={classes(sizes[size], reduced ? 'text-accent' : 'text-ink')}>
          {reduced && <VisuallyHidden>{words.now} </VisuallyHidden>}
          {from && (
            <span
              className={classes(
                'font-normal text-small',
                from === 'unchosen' && 'group-not-data-unchosen/price:hidden',
              )}
            >
              {words.from}{' '}
            </span>
          )}
          {formatPrice(amount, market)}
        </span>
        {reduced &&
          (before === lowest ? (
            <Struck word={words.lowest} amount={before} market={market} />
          ) : (
            <Struck word={words.before} hidden amount={before} market={market} />
          ))}
        {reduced && lowest !== undefined && lowest !== before && (
          <span className="text-quiet text-small">
            {words.lowest} {formatPrice(lowest, market)}
          </span>
        )}
        {belowRecommended && <Struck word={words.recommended} amount={recommended} market={market} />}
      </p>
      {base && <p className="text-quiet text-small">{formatBasePrice(base, market)}</p>}
    </div>
  )
}

type StruckProps = { word: string; hidden?: boolean; amount: number; market: PriceMarket }

function Struck({ word, hidden, amount, market }: StruckProps) {
  return (
    <span className="text-quiet text-small">
      {hidden ? <VisuallyHidden>{word} </VisuallyHidden> : `${word} `}
      <s>{formatPrice(amount, market)}</s>
    </span>
  )
}
