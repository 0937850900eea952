import { marketText } from '@/lib/platform/i18n'
import { giftCardScreenPath, type Market } from '@/lib/platform/markets'
import type { SeenGiftCard } from '@/lib/shop/vouchers'
import { Button, TextField } from '@/lib/storefront/design/ui'
import { PresentedCard } from './card'

export type GiftCardView =
  /** Asks for a code; with the reason why another was not taken, or that the link was none. */
  | { kind: 'asked'; isSpoiled?: boolean; reason?: 'unknown' | 'tooMany' }
  | {
      kind: 'card'
      card: SeenGiftCard
      /** Its buyer has withdrawn from the purchase. */
      isWithdrawn?: boolean
      /** The visitor's browser keeps its code, until there is something in the basket. */
      isKept: boolean
      /** What the giver has written: where a mail has brought the card. */
      giver?: string | undefined
      message?: string | undefined
      /** The address of its picture, as it was sold. */
      picture?: string | undefined
    }

type Props = {
  market: Market
  /** The open markets of the shop. */
  markets: readonly Market[]
  view: GiftCardView
}

/** Greets who gets a gift card, and says what it is worth; its code goes into the basket at the press of a button. */
export function GiftCardScreen({ market, markets, view }: Props) {
  return view.kind === 'card' ? (
    <PresentedCard {...{ market, markets, view }} />
  ) : (
    <AskedCode market={market} view={view} />
  )
}

type AskedProps = { market: Market; view: Extract<GiftCardView, { kind: 'asked' }> }

/** The field for a code. It leads back here: the code leaves the address before the page is sent. */
function AskedCode({ market, view: { isSpoiled, reason } }: AskedProps) {
  const t = marketText(market)
  return (
    <>
      <h1 className="font-display text-h1">{t('giftCardScreen.title')}</h1>
      {isSpoiled && (
        <p
          role="alert"
          className="mt-4 max-w-prose rounded-card bg-warning-ground p-4 font-medium text-warning"
        >
          {t('giftCardScreen.spoiled')}
        </p>
      )}
      <p className="mt-4 max-w-prose text-quiet">{t('giftCardScreen.ask')}</p>
      <form
        action={giftCardScreenPath(market)}
        noValidate
        className="mt-6 grid max-w-md gap-4 rounded-card border border-line bg-card p-4 sm:p-5"
      >
        <TextField
          id="gift-card-code"
          name="card"
          label={t('account.balance.code')}
          error={reason && t(`basket.page.codes.reasons.${reason}`)}
          required
          maxLength={100}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <Button type="submit">{t('giftCardScreen.look')}</Button>
      </form>
    </>
  )
}
