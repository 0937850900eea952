import type { Layout } from '@/lib/content/pages'
import { marketText } from '@/lib/platform/i18n'
import type { Market } from '@/lib/platform/markets'
import { Icon, type IconName } from '@/lib/storefront/ui'

const lines = [
  { icon: 'invoice', key: 'invoice' },
  { icon: 'gift', key: 'family' },
  { icon: 'return', key: 'returns' },
] as const satisfies { icon: IconName; key: string }[]

type Props = {
  market: Market
  layout: Pick<Layout, 'paymentProviders'>
  hrefs: { invoice: string | undefined; returns: string | undefined }
}

/** Whether purchase on invoice (`RE`) is among the layout's payment methods; a layout without any counts as yes. */
const hasInvoice = ({ paymentProviders }: Props['layout']) => {
  const codes = paymentProviders.flatMap(({ code }) => code ?? [])
  return codes.length === 0 || codes.includes('RE')
}

/** The three delivery benefits: purchase on invoice, family prices and returns. */
export function Promises({ market, layout, hrefs }: Props) {
  const t = marketText(market)
  const kept = lines.filter(({ key }) => key !== 'invoice' || hasInvoice(layout))
  return (
    <ul aria-label={t('product.promises.label')} className="grid gap-3 border-line border-t pt-5 text-small">
      {kept.map(({ icon, key }) => {
        const href = key === 'family' ? undefined : hrefs[key]
        return (
          <li key={key} className="flex items-start gap-3">
            <Icon name={icon} className="mt-0.5 size-5 text-accent" />
            <span>
              {href ? (
                <a href={href} className="font-bold underline-offset-4 hover:underline">
                  {t(`product.promises.${key}`)}
                </a>
              ) : (
                <strong>{t(`product.promises.${key}`)}</strong>
              )}
              <span className="block text-quiet">{t(`product.promises.${key}Note`)}</span>
            </span>
          </li>
        )
      })}
    </ul>
  )
}
