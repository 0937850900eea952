import { marketText } from '@/lib/platform/i18n'
import type { Market } from '@/lib/platform/markets'
import type { ProductView } from '@/lib/shop/catalogue'
import { Icon, type IconName, TextLink } from '@/lib/storefront/design/ui'

const rows = [
  ['delivery', 'mail'],
  ['present', 'gift'],
  ['valid', 'calendar'],
  ['redeem', 'basket'],
] as const satisfies readonly (readonly [string, IconName])[]

const factsId = 'gift-card'

type Props = { view: Pick<ProductView, 'variants'>; market: Market }

const wayOf = ({ variants }: Props['view']) =>
  variants.every(({ availability }) => availability.download) ? 'download' : 'post'

/** How a gift card is sent, when and to whom, before it is put into the basket. */
export function GiftCardWays({ view, market }: Props) {
  const t = marketText(market)
  const way = wayOf(view)
  return (
    <p className="mt-2 text-small">
      {t(way === 'download' ? 'giftCardMail.before' : 'giftCardPage.delivery.post.text')}{' '}
      <TextLink href={`#${factsId}`}>{t('giftCardPage.title')}</TextLink>
    </p>
  )
}

/** How a gift card comes, to whom it can go, how long it is valid, and where it is redeemed. */
export function GiftCardFacts({ view, market }: Props) {
  const t = marketText(market)
  const way = wayOf(view)
  return (
    <>
      <h2 id={factsId} className="mt-8 font-display text-h3 first:mt-0">
        {t('giftCardPage.title')}
      </h2>
      <ul className="mt-4 grid gap-3 sm:grid-cols-2 md:grid-cols-1 lg:grid-cols-2">
        {rows.map(([name, icon]) => (
          <li key={name} className="flex items-start gap-3 rounded-card border border-line bg-card p-4">
            <span className="flex size-10 shrink-0 items-center justify-center rounded-full bg-companion-2">
              <Icon name={icon} className="size-5" />
            </span>
            <div className="min-w-0">
              <p className="font-bold">{t(`giftCardPage.${name}.${way}.head`)}</p>
              <p className="mt-1 text-quiet text-small">{t(`giftCardPage.${name}.${way}.text`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </>
  )
}
