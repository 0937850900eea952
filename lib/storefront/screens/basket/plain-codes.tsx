import type { ReactNode } from 'react'
import { fillTemplate, formatPrice } from '@/lib/platform/i18n'
import type { Market } from '@/lib/platform/markets'
import { Button, TextField } from '@/lib/storefront/design/ui'
import type { Basket } from '@/schemas/api/basket'
import type { CodeKind } from '@/schemas/api/basket-codes'
import type { BasketWords } from './words'

type Props = {
  basket: Pick<Basket, 'voucher' | 'giftCard'>
  market: Market
  words: BasketWords
  /** The code that was refused, with the reason. */
  refused: { value: string; fault: string } | undefined
}

/** Where a form that has redeemed a code leads. */
export const plainCodesId = 'codes'

/** The codes of the basket and the field for another one, as forms. */
export function PlainCodes({ basket: { voucher, giftCard }, market, words, refused }: Props) {
  const entry = { market, words }
  return (
    <div id={plainCodesId} className="mt-4 grid scroll-mt-4 gap-3 border-line border-t pt-4">
      {voucher && (
        <Entry
          {...entry}
          kind="voucher"
          code={voucher.code}
          problem={voucher.message}
          isBelow={voucher.missing !== undefined}
        >
          {voucher.label}
        </Entry>
      )}
      {giftCard && (
        <Entry {...entry} kind="giftCard" code={giftCard.code} problem={giftCard.message}>
          {giftCard.balance !== undefined &&
            fillTemplate(words.codes.balance, { amount: formatPrice(giftCard.balance, market) })}
        </Entry>
      )}
      <form
        method="post"
        action={`/api/basket/codes/?locale=${market.shopLocale}`}
        className="flex flex-wrap items-end gap-2"
      >
        <div className="min-w-0 flex-[1_1_9rem]">
          <TextField
            id="code"
            name="code"
            label={words.codes.label}
            defaultValue={refused?.value}
            {...(refused && { invalid: true, 'aria-describedby': 'code-fault' })}
            maxLength={100}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
        </div>
        <Button type="submit" variant="secondary">
          {words.codes.button}
        </Button>
        {refused && (
          <p id="code-fault" className="basis-full font-medium text-error text-small">
            {refused.fault}
          </p>
        )}
        {(voucher || giftCard) && <p className="basis-full text-quiet text-small">{words.codes.oneOfEach}</p>}
      </form>
    </div>
  )
}

type EntryProps = Pick<Props, 'market' | 'words'> & {
  kind: CodeKind
  code: string
  problem: string | undefined
  /** Its minimum is not reached yet, which is no fault. */
  isBelow?: boolean
  children: ReactNode
}

/** A code with what it does, or why it does nothing. */
function Entry({ kind, code, problem, isBelow = false, market, words, children }: EntryProps) {
  return (
    <form
      method="post"
      action={`/api/basket/codes/${kind}/?locale=${market.shopLocale}`}
      className={`flex flex-wrap items-start gap-x-3 rounded-field p-3 text-small ${problem && !isBelow ? 'bg-warning-ground' : 'bg-companion-1'}`}
    >
      <div className="min-w-0 flex-[1_1_12rem]">
        <p className="wrap-anywhere font-bold">
          {words.codes.kinds[kind]} {code}
        </p>
        <p className="wrap-anywhere empty:hidden">{children}</p>
        {problem && <p className={`mt-1 font-medium ${isBelow ? '' : 'text-warning'}`}>{problem}</p>}
      </div>
      <Button type="submit" variant="quiet" size="small" className="ms-auto min-h-11 shrink-0">
        {words.remove}
        <span className="sr-only">
          : {words.codes.kinds[kind]} {code}
        </span>
      </Button>
    </form>
  )
}
