import type { Layout } from '@/lib/content/pages'
import { marketText, type Text } from '@/lib/platform/i18n'
import type { Market } from '@/lib/platform/markets'
import { limitsOfMark, methodOfMark, type OrderTrait, settlementOf } from '@/lib/platform/payment-methods'
import { type ReturnCosts, returnNote, warningOf } from '@/lib/platform/shop-configuration'
import { methodSource } from '@/lib/storefront/design/logos'
import { Dotted, Icon, type IconName } from '@/lib/storefront/design/ui'
import type { PaymentMethod, Payments, ReturnTerms, ServicePromises } from '@/schemas/shop'

type Props = {
  market: Market
  terms: Pick<ReturnTerms, 'days' | 'takesMade'>
  returnCosts: ReturnCosts
  service: Pick<ServicePromises, 'onePrice' | 'madeDays'>
  layout: Pick<Layout, 'paymentProviders'>
  /** Of the shop; unset: whatever an article costs. */
  payments?: Pick<Payments, 'methods'> | undefined
  /** Of all variants, in minor units. What is promised holds for each of them. */
  prices: readonly number[]
  hrefs: { payment: string | undefined; returns: string | undefined }
  /** Made for one buyer, it comes back only with a defect, unless the shop takes more back. */
  personalised: boolean
  /** It is sent, and collected, as freight. */
  bulky: boolean
  /** It is taken back only while its seal is whole. */
  sealed: boolean
  /** Vouchers alone cannot be bought on invoice, and have one price everywhere. */
  voucher: boolean
  /** It comes as a file by e-mail: nothing is sent back. */
  download: boolean
}

type Line = {
  icon: IconName
  key: 'invoice' | 'payment' | 'family' | 'returns' | 'made' | 'file'
  /** With dots between them. */
  notes: readonly string[]
  href?: string | undefined
  /** The means of payment that the article can be paid by, as drawings. */
  methods?: { method: PaymentMethod; name: string }[]
}

/** As many ways to pay as fit into a line. */
const mostMethods = 4
/** As many drawings stand in a line of a phone. */
const mostDrawn = 6

/** A method by its name, with what the law wants to be read beside credit. */
function namedMethod({ code, name }: Layout['paymentProviders'][number], market: Market): string {
  const method = methodOfMark(code)
  const warning = method && warningOf(method, market)
  return warning === undefined ? name : `${name} (${warning})`
}

const isInvoice = ({ code }: Layout['paymentProviders'][number]) =>
  settlementOf(methodOfMark(code)) === 'invoice'

/** Purchase on invoice where the shop offers it for the article, else the other ways to pay for it. */
function paymentLines(props: Props, t: Text): Line[] {
  const { layout, market, hrefs, voucher, bulky, download, payments, prices } = props
  const { paymentProviders } = layout
  const href = hrefs.payment
  const traits: Partial<Record<OrderTrait, boolean>> = {
    ...{ hasVouchers: voucher, freight: bulky, hasDigital: download, nothingSent: download },
  }
  const allowed = paymentProviders.filter((mark) => {
    const { notFor, least = 0, most = Number.POSITIVE_INFINITY } = limitsOfMark(mark, payments)
    return !notFor.some((trait) => traits[trait]) && prices.every((price) => price >= least && price <= most)
  })
  const drawn = allowed.flatMap(({ code, name }) => {
    const method = methodOfMark(code)
    // Credit is named beside its warning alone.
    return method && warningOf(method, market) === undefined ? [{ method, name }] : []
  })
  const methods = drawn.slice(0, mostDrawn)
  if (allowed.some(isInvoice))
    return [{ icon: 'invoice', key: 'invoice', notes: [t('product.promises.invoiceNote')], href, methods }]
  const shown = allowed.slice(0, mostMethods)
  if (shown.length === 0) return []
  const notes = shown.map((method) => namedMethod(method, market))
  return [{ icon: 'lock', key: 'payment', notes, href, methods }]
}

/** That the article is made for the buyer: how long that takes, and that it comes back only with a defect. */
function madeLines({ personalised, download, terms, service: { madeDays }, hrefs }: Props, t: Text): Line[] {
  if (!personalised || download) return []
  const notes = [
    ...(madeDays === undefined ? [] : [t('product.promises.madeDays', { days: madeDays })]),
    ...(terms.takesMade ? [] : [t('orderReturn.only.made')]),
  ]
  return notes.length === 0 ? [] : [{ icon: 'info', key: 'made', notes, href: hrefs.returns }]
}

/** That the article can be returned, or what stands in the place of it; none where the shop takes nothing back. */
function returnLines(props: Props, t: Text): Line[] {
  const { personalised, sealed, bulky, voucher, download, hrefs, terms, returnCosts, market } = props
  const href = hrefs.returns
  if (download && !voucher)
    return [{ icon: 'info', key: 'file', notes: [t('product.promises.fileNote')], href }]
  if (personalised && !terms.takesMade) return []
  if (terms.days === 0) return []
  const freight = t('product.promises.freightNote', returnCosts)
  const open = bulky ? freight : t('product.promises.returnsNote', { note: returnNote(returnCosts, market) })
  if (voucher) {
    const notes = [...(download ? [] : [open]), t('product.promises.voucherNote')]
    return [{ icon: 'return', key: 'returns', notes, href }]
  }
  const seal = t('product.promises.sealedNote')
  const notes = sealed ? [seal, ...(bulky ? [freight] : [])] : [open]
  return [{ icon: 'return', key: 'returns', notes, href }]
}

/** The benefits: purchase on invoice, one price for everybody, and returns where the article can be returned. */
export function Promises(props: Props) {
  const { market, voucher, service } = props
  const { days } = props.terms
  const t = marketText(market)
  const lines: Line[] = [
    ...paymentLines(props, t),
    ...(voucher || !service.onePrice
      ? []
      : [{ icon: 'gift', key: 'family', notes: [t('product.promises.familyNote')] } as const]),
    ...madeLines(props, t),
    ...returnLines(props, t),
  ]
  return (
    <ul aria-label={t('product.promises.label')} className="grid gap-3 text-small">
      {lines.map(({ icon, key, notes, href, methods = [] }) => (
        <li key={key} className="flex items-start gap-3">
          <Icon name={icon} className="mt-0.5 size-5 text-accent" />
          <span>
            {href ? (
              <a href={href} className="font-bold underline-offset-4 hover:underline">
                {t(`product.promises.${key}`, { days })}
              </a>
            ) : (
              <strong>{t(`product.promises.${key}`, { days })}</strong>
            )}
            <span className="block text-quiet">
              <Dotted parts={notes} />
            </span>
            {methods.length > 0 && (
              <span className="mt-1.5 flex flex-wrap gap-1.5">
                {methods.map(({ method, name }) => (
                  // biome-ignore lint/performance/noImgElement: a vector of a few hundred bytes has nothing to be sized
                  <img
                    key={method}
                    src={methodSource(method)}
                    alt={name}
                    width={36}
                    height={24}
                    loading="lazy"
                  />
                ))}
              </span>
            )}
          </span>
        </li>
      ))}
    </ul>
  )
}
