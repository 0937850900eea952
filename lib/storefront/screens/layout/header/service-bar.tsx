import { resolveLink } from '@/lib/content/links'
import type { Layout } from '@/lib/content/pages'
import { marketText } from '@/lib/platform/i18n'
import type { Market } from '@/lib/platform/markets'
import { Icon, isIconName, LinkedText } from '@/lib/storefront/design/ui'

/** The line above the header: selling points, and on wide screens the service links. */
export function ServiceBar({ layout, market }: { layout: Layout; market: Market }) {
  const t = marketText(market)
  const { sellingPoints, serviceLinks } = layout
  if (sellingPoints.length === 0 && serviceLinks.length === 0) return null
  return (
    <div className={`service-bar ${sellingPoints.length === 0 ? 'max-lg:hidden' : ''}`}>
      <div className="mx-auto flex max-w-page gap-x-5 px-4 md:px-6">
        <ul aria-label={t('header.promises')} className="promises">
          {sellingPoints.map(({ uid, title, icon, link }) => (
            <li key={uid}>
              {isIconName(icon) && <Icon name={icon} className="size-4.5" />}
              <LinkedText link={resolveLink(link, market)}>{title}</LinkedText>
            </li>
          ))}
        </ul>
        {serviceLinks.length > 0 && (
          <nav
            aria-label={t('navigation.service')}
            className="my-2 hidden shrink-0 items-center border-ink/20 border-s ps-5 lg:flex"
          >
            <ul className="service-links -my-2 flex gap-x-5">
              {serviceLinks.map(({ uid, name, link }) => (
                <li key={uid}>
                  <a {...(resolveLink(link, market) ?? {})}>{name}</a>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>
    </div>
  )
}
