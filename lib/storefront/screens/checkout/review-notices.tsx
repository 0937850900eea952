import { formatPrice, marketText } from '@/lib/platform/i18n'
import { type Market, screenPath } from '@/lib/platform/markets'
import { withChoice } from '@/lib/platform/text'
import type { Checkout } from '@/lib/shop/checkout'
import { paymentWords } from '@/lib/shop/payments'
import { Icon, TextLink } from '@/lib/storefront/design/ui'
import { Alert } from '@/lib/storefront/screens/step-forms'
import { type Change, changesSince } from './shown-review'

type Props = { market: Market; checkout: Checkout }

const partNames = {
  contact: 'checkout.review.contact',
  delivery: 'checkout.review.delivery',
  invoice: 'checkout.review.invoice',
  voucher: 'basket.page.codes.voucher',
  giftCard: 'basket.page.codes.giftCard',
} as const

function changeInWords(change: Change, { market, checkout }: Props): string | undefined {
  const t = marketText(market)
  const methodName = (code: string) => {
    const method = checkout.methods.find((each) => each.code === code)
    return method && paymentWords(method, market).name
  }
  const money = (amount: number) => formatPrice(amount, market)
  switch (change.kind) {
    case 'added':
      return t('checkout.review.changes.added', { name: change.name })
    case 'gone':
      return change.name === undefined
        ? t('checkout.review.changes.gone')
        : t('checkout.review.changes.goneNamed', { name: change.name })
    case 'quantity':
      return t('checkout.review.changes.quantity', {
        name: change.name,
        now: String(change.now),
        before: String(change.before),
      })
    case 'price':
      return t('checkout.review.changes.price', {
        name: change.name,
        now: money(change.now),
        before: money(change.before),
      })
    case 'arrival':
      return t('checkout.review.changes.arrival', { name: change.name, now: change.now })
    case 'method': {
      const [before, now] = [methodName(change.before), methodName(change.now)]
      return before && now ? t('checkout.review.changes.method', { before, now }) : undefined
    }
    case 'part':
      return t(`checkout.review.changes.${change.isGone ? 'partGone' : 'part'}`, {
        part: t(partNames[change.part]),
      })
    default:
      return t(`checkout.review.changes.${change.kind}`, {
        now: money(change.now),
        before: money(change.before),
      })
  }
}

type ChangedProps = Props & {
  /** What a review has shown that another tab has changed since; unset: what the form of the refused order says. */
  since?: string | undefined
}

/** Nothing was ordered, because something is not as the review showed it: says what, to be confirmed again. */
export function ChangedNotice({ market, checkout, since }: ChangedProps) {
  const t = marketText(market)
  const refused = checkout.draft?.step === 'review' ? checkout.draft.values.shown : undefined
  const known = changesSince(since ?? refused, checkout)
  if (since !== undefined && known?.length === 0) return null
  const changes = (known ?? []).flatMap((change) => changeInWords(change, { market, checkout }) ?? [])
  return (
    // Each change is told anew, and led to.
    <Alert key={changes.join()} title={t('checkout.review.changed')}>
      <p className="mt-1">{t('checkout.review.changedText')}</p>
      {changes.length > 0 && (
        <ul className="mt-2 list-disc ps-5">
          {changes.map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      )}
    </Alert>
  )
}

/** Nothing was ordered, because the voucher was used before, which is out of the basket now. */
export function VoucherNotice({ market }: Pick<Props, 'market'>) {
  const t = marketText(market)
  return (
    <Alert title={t('checkout.review.voucherUsed')}>
      <p className="mt-1">{t('checkout.review.voucherUsedText')}</p>
    </Alert>
  )
}

/** Nothing was ordered, because it cannot be told now whether the voucher was used before. */
export function VoucherLaterNotice({ market }: Pick<Props, 'market'>) {
  const t = marketText(market)
  return (
    <Alert title={t('checkout.review.voucherLater')}>
      <p className="mt-1">{t('checkout.review.voucherLaterText')}</p>
      <TextLink href={screenPath(market, 'basket')} className="mt-2 inline-block">
        {t('checkout.toBasket')}
      </TextLink>
    </Alert>
  )
}

/** The lines that do not count: they are not ordered, and stay in the basket; and of what less is ordered than wanted. */
export function UncountedNotice({ market, checkout: { basket, uncounted } }: Props) {
  const t = marketText(market)
  const fewer = basket.items.filter(({ notice }) => notice === 'lessLeft')
  if (uncounted.length + fewer.length === 0) return null
  return (
    <section className="mb-6 rounded-card bg-warning-ground p-4 sm:p-5">
      <h2 className="flex items-start gap-2 font-bold text-warning">
        <Icon name="warning" className="mt-0.5 size-5" />
        <span className="min-w-0">{t('checkout.review.uncounted')}</span>
      </h2>
      <ul className="mt-2 list-disc ps-5">
        {uncounted.map(({ key, product, variant }) => (
          <li key={key}>
            {t('checkout.review.uncountedLine', { name: withChoice(product.name, variant.choice) })}
          </li>
        ))}
        {fewer.map(({ key, product, variant, quantity }) => (
          <li key={key}>
            {t('checkout.review.fewerLine', {
              name: withChoice(product.name, variant.choice),
              count: quantity,
            })}
          </li>
        ))}
      </ul>
      <TextLink href={screenPath(market, 'basket')} className="mt-2 inline-block">
        {t('checkout.toBasket')}
      </TextLink>
    </section>
  )
}
