import { resolveLink } from '@/lib/content/links'
import type { Layout } from '@/lib/content/pages'
import { createText } from '@/lib/platform/i18n'
import type { Market } from '@/lib/platform/markets'

type Props = { layout: Layout; market: Market }

/** The legal pages, which every screen leads to. */
export function LegalLinks({ layout, market }: Props) {
  const t = createText(market.language)
  if (layout.legalInfos.length === 0) return null
  return (
    <nav aria-label={t('navigation.footer')} className="pt-5 pb-8 text-small">
      <ul className="flex flex-wrap gap-x-6 gap-y-0.5">
        {layout.legalInfos.map(({ uid, name, link }) => {
          const resolved = resolveLink(link, market)
          return (
            <li key={uid} className="text-quiet">
              {resolved ? (
                <a className="inline-flex min-h-9 items-center hover:text-ink hover:underline" {...resolved}>
                  {name}
                </a>
              ) : (
                <span className="inline-flex min-h-9 items-center">{name}</span>
              )}
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
