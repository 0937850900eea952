import type { Layout } from '@/lib/content/pages'
import { marketText, type Text } from '@/lib/platform/i18n'
import type { Market } from '@/lib/platform/markets'
import { Icon, type IconName } from '@/lib/storefront/ui'

type Props = {
  market: Market
  /** For which the shop takes goods back. */
  returnDays: number
  layout: Pick<Layout, 'paymentProviders'>
  hrefs: { payment: string | undefined; returns: string | undefined }
  /** Made for one buyer, it comes back only with a defect. */
  personalised: boolean
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
  note: string
  href?: string | undefined
}

/** As many ways to pay as fit into a line. */
const mostMethods = 4

/** Purchase on invoice where the shop offers it (`RE`), else its other ways to pay. */
function paymentLines({ layout: { paymentProviders }, hrefs, voucher }: Props, t: Text): Line[] {
  const href = hrefs.payment
  const onInvoice = paymentProviders.some(({ code }) => code === 'RE')
  if (onInvoice && !voucher)
    return [{ icon: 'invoice', key: 'invoice', note: t('product.promises.invoiceNote'), href }]
  const names = paymentProviders.filter(({ code }) => code !== 'RE').map(({ name }) => name)
  if (names.length === 0) return []
  return [{ icon: 'lock', key: 'payment', note: names.slice(0, mostMethods).join(' · '), href }]
}

/** That the article can be returned, or what stands in the place of it; none where the shop takes nothing back. */
function returnLines({ personalised, sealed, download, hrefs, returnDays }: Props, t: Text): Line[] {
  const href = hrefs.returns
  if (download) return [{ icon: 'info', key: 'file', note: t('product.promises.fileNote'), href }]
  if (personalised) return [{ icon: 'info', key: 'made', note: t('product.promises.madeNote'), href }]
  if (returnDays === 0) return []
  const note = t(sealed ? 'product.promises.sealedNote' : 'product.promises.returnsNote')
  return [{ icon: 'return', key: 'returns', note, href }]
}

/** The benefits: purchase on invoice, one price for everybody, and returns where the article can be returned. */
export function Promises(props: Props) {
  const { market, voucher, returnDays: days } = props
  const t = marketText(market)
  const lines: Line[] = [
    ...paymentLines(props, t),
    ...(voucher ? [] : [{ icon: 'gift', key: 'family', note: t('product.promises.familyNote') } as const]),
    ...returnLines(props, t),
  ]
  return (
    <ul aria-label={t('product.promises.label')} className="grid gap-3 text-small">
      {lines.map(({ icon, key, note, href }) => (
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
            <span className="block text-quiet">{note}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}
