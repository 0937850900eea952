import type { ReactNode } from 'react'
import { formatDay, formatPrice, marketText } from '@/lib/platform/i18n'
import { contentPath, countryOf, giftCardScreenPath, type Market } from '@/lib/platform/markets'
import { maskedCode } from '@/lib/shop/vouchers'
import { productPicture } from '@/lib/storefront/design/pictures'
import { Button, Icon, Image, LinkButton } from '@/lib/storefront/design/ui'
import { callAddress } from '@/lib/storefront/screens/step-forms'
import type { GiftCardView } from './screen'

type Props = {
  market: Market
  markets: readonly Market[]
  view: Extract<GiftCardView, { kind: 'card' }>
}

/** What a form says that redeems the card of this page: it leads back here where the basket cannot take it. */
export const giftCardOrigin = 'giftCard'

/** The countries of markets, in the language of one of them. */
function countriesIn(market: Market, markets: readonly Market[]): string {
  const names = new Intl.DisplayNames(market.iso, { type: 'region' })
  const countries = [...new Set(markets.map(countryOf))].map((country) => names.of(country) ?? country)
  return new Intl.ListFormat(market.iso, { type: 'conjunction' }).format(countries)
}

/** A gift card with its giver's words, what is left on it, and how it is redeemed or why it is not. */
export function PresentedCard({ market, markets, view }: Props) {
  const t = marketText(market)
  const { card, isWithdrawn, giver, message, picture } = view
  const own = { ...market, currency: card.currency }
  const paying = markets.filter(({ currency }) => currency === card.currency)
  const left = formatPrice(card.balance, own)
  return (
    <div className="grid items-start gap-8 lg:grid-cols-2 lg:gap-12">
      <div className="min-w-0">
        <h1 className="font-display text-h1 wrap-anywhere">
          {giver === undefined ? t('giftCardScreen.greeting') : t('giftCardMail.mail.title', { from: giver })}
        </h1>
        {message && (
          <figure className="mt-6 rounded-card bg-companion-2 p-5">
            <blockquote className="whitespace-pre-line text-lead wrap-anywhere">{message}</blockquote>
            <figcaption className="mt-3 font-bold wrap-anywhere">{giver}</figcaption>
          </figure>
        )}
        <div className="mt-6">
          <Outcome {...{ market, view, paying }} />
        </div>
      </div>
      <section
        aria-label={t('giftCardPaper.heading')}
        className="min-w-0 overflow-hidden rounded-card border border-line bg-card"
      >
        {picture && (
          <Image src={productPicture(picture)} alt="" aspect="3/2" width={640} className="block w-full" />
        )}
        <div className="p-5 sm:p-6">
          <p className="flex items-center gap-2 text-quiet">
            <Icon name="gift" className="size-6" />
            {t('giftCardPaper.heading')}
          </p>
          {!isWithdrawn && <p className="mt-2 font-display text-h1 tabular-nums wrap-anywhere">{left}</p>}
          {!isWithdrawn && card.balance !== card.issued && (
            <p className="text-quiet">
              {t('giftCardScreen.left', { amount: formatPrice(card.issued, own) })}
            </p>
          )}
          <dl className="mt-5 grid gap-x-6 gap-y-3 sm:grid-cols-[auto_1fr]">
            <Fact label={t('giftCardPaper.code')}>{maskedCode(card.code)}</Fact>
            {!isWithdrawn && paying.length > 0 && (
              <Fact label={t('giftCardScreen.where')}>
                {t('giftCardScreen.shops', { countries: countriesIn(market, paying) })}
              </Fact>
            )}
            {!isWithdrawn && (
              <Fact label={t('giftCardScreen.until')}>
                {card.to === null ? t('giftCardPage.valid.download.head') : formatDay(card.to, market)}
              </Fact>
            )}
          </dl>
        </div>
      </section>
    </div>
  )
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="min-w-0 sm:contents">
    <dt className="text-quiet">{label}</dt>
    <dd className="min-w-0 wrap-anywhere">{children}</dd>
  </div>
)

type OutcomeProps = Pick<Props, 'market' | 'view'> & {
  /** The markets in which the card pays. */
  paying: readonly Market[]
}

/** The button that redeems a card, that this was done, or why it cannot be. */
function Outcome({ market, view: { card, isWithdrawn, isKept }, paying }: OutcomeProps) {
  const t = marketText(market)
  if (isWithdrawn || card.reason) return <Unusable {...{ market, card, isWithdrawn, paying }} />
  if (isKept)
    return (
      <>
        <p role="status" className="max-w-prose rounded-card bg-success-ground p-4 font-medium text-success">
          {t('giftCardScreen.kept')}
        </p>
        <LinkButton href={contentPath(market, '')} size="large" className="mt-4">
          {t('giftCardScreen.choose')}
        </LinkButton>
      </>
    )
  return (
    <form method="post" action={callAddress(market, 'basket/codes')}>
      <input type="hidden" name="code" value={card.code} />
      <input type="hidden" name="from" value={giftCardOrigin} />
      <Button type="submit" size="large">
        {t('giftCardScreen.redeem')}
      </Button>
      <p className="mt-3 max-w-prose text-quiet">{t('giftCardScreen.how')}</p>
    </form>
  )
}

type UnusableProps = Omit<OutcomeProps, 'view'> & Pick<Props['view'], 'card' | 'isWithdrawn'>

function Unusable({ market, card, isWithdrawn, paying }: UnusableProps) {
  const t = marketText(market)
  const known = card.reason === 'notHere' || card.reason === 'expired' ? card.reason : 'usedUp'
  const reason = isWithdrawn ? 'withdrawn' : known
  const spoken = paying.filter(({ language }) => language === market.language)
  return (
    <>
      <p role="alert" className="max-w-prose rounded-card bg-warning-ground p-4 font-medium text-warning">
        {t(`giftCardScreen.reasons.${reason}`, {
          countries: countriesIn(market, paying),
          date: card.to ? formatDay(card.to, market) : '',
          currency: card.currency,
        })}
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        {reason === 'notHere' ? (
          (spoken.length > 0 ? spoken : paying).map((other) => (
            <LinkButton
              key={other.code}
              href={giftCardScreenPath(other)}
              hrefLang={other.iso}
              lang={other.iso}
              data-document=""
              variant="secondary"
            >
              {`${other.country} (${other.name})`}
            </LinkButton>
          ))
        ) : (
          <LinkButton href={contentPath(market, '')} variant="secondary">
            {t('giftCardScreen.toShop')}
          </LinkButton>
        )}
      </div>
    </>
  )
}
