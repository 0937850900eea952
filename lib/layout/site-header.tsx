import { resolveLink } from '@/lib/blocks'
import type { Layout } from '@/lib/content'
import { createText } from '@/lib/i18n'
import type { Market } from '@/lib/markets'
import { Icon } from '@/lib/ui/icon'
import { type IconName, iconPaths } from '@/lib/ui/icon-paths'
import { MegaMenu } from './header/mega-menu'
import { menuTree } from './header/menu-tree'
import { PhoneMenu } from './header/phone-menu'
import { ScreenLinks, SearchField } from './header/screen-links'
import { Wordmark } from './wordmark'

type Props = { layout: Layout; market: Market }

const isIconName = (name: string | undefined): name is IconName =>
  name !== undefined && Object.hasOwn(iconPaths, name)

/** Service links, logo, search, the places of the visitor and the navigation, all from layout content. */
export function SiteHeader({ layout, market }: Props) {
  const t = createText(market.language)
  const entries = menuTree(layout, market)
  const all = (name: string) => t('navigation.all', { name })
  return (
    <header className="border-line border-b bg-card">
      {layout.serviceLinks.length > 0 && (
        <nav
          aria-label={t('navigation.service')}
          className="hidden border-line border-b text-quiet text-small lg:block"
        >
          <ul className="mx-auto flex h-10 max-w-page items-center justify-end gap-x-6 px-6">
            {layout.serviceLinks.map(({ uid, name, link }) => (
              <li key={uid}>
                <a
                  className="inline-flex min-h-10 items-center hover:text-ink hover:underline"
                  {...(resolveLink(link, market) ?? {})}
                >
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <div className="mx-auto flex h-16 max-w-page items-center gap-2 px-4 md:px-6 lg:h-18 lg:gap-8">
        <PhoneMenu entries={entries} layout={layout} market={market} />
        <a className="rounded-field" href={`/${market.code}/`} aria-label={t('header.home')}>
          <Wordmark />
        </a>
        <nav aria-label={t('navigation.label')} className="hidden lg:block">
          <MegaMenu entries={entries} allText={all} />
        </nav>
        <div className="ms-auto flex items-center gap-2">
          <SearchField market={market} />
          <ScreenLinks market={market} />
        </div>
      </div>
      {layout.sellingPoints.length > 0 && (
        <ul
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard (WCAG 2.1.1)
          tabIndex={0}
          className="flex snap-x scroll-px-4 justify-start gap-x-8 overflow-x-auto bg-companion-1 px-4 text-small focus-visible:-outline-offset-2 md:justify-center"
        >
          {layout.sellingPoints.map(({ uid, title, icon }) => (
            <li key={uid} className="flex min-h-10 shrink-0 snap-start items-center gap-2">
              {isIconName(icon) && <Icon name={icon} />}
              {title}
            </li>
          ))}
        </ul>
      )}
    </header>
  )
}
