import type { ReactNode } from 'react'
import { resolveLink } from '@/lib/content/links'
import type { Layout } from '@/lib/content/pages'
import { marketText } from '@/lib/platform/i18n'
import type { Market } from '@/lib/platform/markets'
import { Icon, isIconName, LinkedText, opensDialog } from '@/lib/storefront/design/ui'
import type { MenuEntry } from '@/lib/storefront/screens/frame'
import { CategoryMenu, Dialog } from '@/lib/storefront/screens/frame'
import { menuTexts } from './menu-texts'

const menuId = 'category-menu'

type Props = {
  entries: MenuEntry[]
  layout: Layout
  market: Market
  /** The entries that have a teaser, by their ids; 0: it is loaded when it is wanted. */
  teasers: Readonly<Record<string, ReactNode>>
}

/** The menu of phones and tablets: a dialog from the left with the category navigation and the service links. */
export function PhoneMenu({ entries, layout, market, teasers }: Props) {
  const t = marketText(market)
  return (
    <div className="site-menu">
      <button type="button" aria-label={t('navigation.menu')} {...opensDialog(menuId)}>
        <Icon name="menu" className="size-6" />
      </button>
      <Dialog id={menuId} position="left" title={t('navigation.menu')} closeLabel={t('navigation.close')}>
        <nav aria-label={t('navigation.label')}>
          <CategoryMenu entries={entries} texts={menuTexts(market)} teasers={teasers} />
        </nav>
        <MenuLinks label={t('navigation.featured')} links={layout.featured} market={market} look="chips" />
        <MenuLinks label={t('navigation.service')} links={layout.serviceLinks} market={market} look="rows" />
        {layout.sellingPoints.length > 0 && (
          <ul aria-label={t('header.promises')} className="mt-6 rounded-card bg-companion-1 p-4 text-small">
            {layout.sellingPoints.map(({ uid, title, text, icon, link }) => (
              <li key={uid} className="flex gap-3 py-2">
                {isIconName(icon) && <Icon name={icon} />}
                <span className="min-w-0">
                  <LinkedText link={resolveLink(link, market)}>{title}</LinkedText>
                  {text && <span className="block text-quiet">{text}</span>}
                </span>
              </li>
            ))}
          </ul>
        )}
      </Dialog>
    </div>
  )
}

const looks = {
  chips: {
    list: 'flex flex-wrap gap-2',
    link: 'flex min-h-10 items-center rounded-full bg-companion-2 px-4 text-small font-medium forced-colors:border',
  },
  rows: { list: '', link: 'flex min-h-11 items-center text-quiet' },
} as const

type MenuLinksProps = {
  label: string
  links: Layout['serviceLinks']
  market: Market
  look: keyof typeof looks
}

function MenuLinks({ label, links, market, look }: MenuLinksProps) {
  if (links.length === 0) return null
  return (
    <nav aria-label={label} className="mt-6">
      <ul className={looks[look].list}>
        {links.map(({ uid, name, link }) => (
          <li key={uid}>
            <a className={looks[look].link} {...(resolveLink(link, market) ?? {})}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
