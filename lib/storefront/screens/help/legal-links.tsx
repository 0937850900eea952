import { resolveLink } from '@/lib/content/links'
import type { Layout } from '@/lib/content/pages'
import { marketText } from '@/lib/platform/i18n'
import { type Market, screenPath } from '@/lib/platform/markets'

type Props = { layout: Layout; market: Market }

/** A longer one, such as a registration number, has a row of its own. */
const longestName = 32

/**
 * The legal pages, which every screen leads to, and what a shopper must find everywhere: the status of an order, the
 * settings of consent and, set apart from them, the function that withdraws from the contract, which the law wants
 * prominent (Directive 2011/83/EU, article 11a).
 */
export function LegalLinks({ layout, market }: Props) {
  const t = marketText(market)
  return (
    <nav aria-label={t('navigation.footer')} className="pt-5 pb-8 text-small">
      {layout.grantsWithdrawal !== false && (
        <a href={screenPath(market, 'withdrawal')} data-document="" className="withdraw">
          {t('withdrawalForm.title')}
        </a>
      )}
      <ul className="legal-links pairs gap-x-6 gap-y-0.5 text-quiet md:grid-cols-4 lg:gap-x-10">
        <li>
          <a href={screenPath(market, 'orderStatus')} data-document="">
            {t('orderStatus.title')}
          </a>
        </li>
        <li>
          <a href="#consent" aria-haspopup="dialog">
            {layout.consentSettings ?? t('consent.settings')}
          </a>
        </li>
        {layout.legalInfos.map(({ uid, name, link }) => {
          const resolved = resolveLink(link, market)
          return (
            <li key={uid} className={name.length > longestName ? 'col-span-full' : undefined}>
              {resolved ? <a {...resolved}>{name}</a> : <span>{name}</span>}
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
