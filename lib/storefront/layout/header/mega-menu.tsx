import type { ReactNode } from 'react'
import { resolveLink } from '@/lib/content/links'
import type { Layout } from '@/lib/content/pages'
import { marketText } from '@/lib/platform/i18n'
import type { Market } from '@/lib/platform/markets'
import { CategoryMenu } from '@/lib/storefront/frame'
import type { MenuEntry } from '@/lib/storefront/navigation'
import { Icon } from '@/lib/storefront/ui'
import { menuTexts } from './menu-texts'

type Shared = {
  featured: Layout['featured']
  market: Market
  /** The teasers of the entries, by their ids. */
  teasers: Readonly<Record<string, ReactNode>>
}

const itemClasses =
  'inline-flex min-h-11 items-center gap-1 px-3 font-medium decoration-2 decoration-accent underline-offset-8 hover:underline'

/**
 * The navigation of wide screens. A group opens a panel over the page. It is a native popover, so Esc, a click outside
 * and opening another group close it without scripts. Deeper levels open inside the panel.
 */
export function MegaMenu({ entries, ...shared }: Shared & { entries: readonly MenuEntry[] }) {
  return (
    <ul className="-ms-3 flex flex-wrap">
      {entries.map((entry) => (
        <li key={entry.id}>
          {entry.entries.length === 0 ? (
            <a className={itemClasses} {...(entry.link ?? {})}>
              {entry.name}
            </a>
          ) : (
            <MegaMenuGroup entry={entry} {...shared} />
          )}
        </li>
      ))}
    </ul>
  )
}

function MegaMenuGroup({ entry, featured, market, teasers }: Shared & { entry: MenuEntry }) {
  const t = marketText(market)
  const teaser = teasers[entry.id]
  const id = `menu-${entry.id.replace(/[^\w-]/g, '')}`
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        className={`${itemClasses} group/menu cursor-pointer has-[+:popover-open]:underline`}
      >
        {entry.name}
        <Icon
          name="chevron-down"
          className="size-4 transition-transform in-[button:has(+:popover-open)]:rotate-180"
        />
      </button>
      <div id={id} popover="auto" className="mega-menu border-line border-b bg-card text-ink shadow-float">
        <div className="mx-auto grid max-w-page grid-cols-[minmax(0,1fr)_minmax(0,2fr)_minmax(0,19.375rem)] gap-10 px-6 pt-8 pb-10">
          <div>
            <p className="font-display text-h2 wrap-anywhere">{entry.name}</p>
            {entry.link && (
              <a
                className="mt-3 inline-flex min-h-11 items-center gap-2 font-bold text-accent underline-offset-4 hover:underline"
                {...entry.link}
              >
                {t('navigation.all', { name: entry.name })}
                <Icon name="arrow-right" />
              </a>
            )}
          </div>
          <Entries entries={entry.entries} market={market} />
          <div className="grid content-start gap-5">
            {teaser}
            {featured.length > 0 && <Featured links={featured} market={market} />}
          </div>
        </div>
      </div>
    </>
  )
}

/** The entries of a group. Without further levels below them they need no script. */
function Entries({ entries, market }: { entries: MenuEntry[]; market: Market }) {
  if (entries.some((child) => child.entries.length > 0))
    return <CategoryMenu entries={entries} texts={menuTexts(market)} look="columns" />
  return (
    <ul className="grid grid-cols-2 content-start gap-x-8">
      {entries.map((child) => (
        <li key={child.id} className="border-line border-b">
          <a
            className="flex min-h-12 items-center py-2 transition-colors hover:text-accent"
            {...(child.link ?? {})}
          >
            {child.name}
          </a>
        </li>
      ))}
    </ul>
  )
}

function Featured({ links, market }: { links: Layout['featured']; market: Market }) {
  return (
    <div className="rounded-card bg-companion-2 p-5">
      <p className="font-bold">{marketText(market)('navigation.featured')}</p>
      <ul className="mt-2">
        {links.map(({ uid, name, link }) => (
          <li key={uid}>
            <a
              className="flex min-h-10 items-center gap-2 underline-offset-4 hover:underline"
              {...(resolveLink(link, market) ?? {})}
            >
              <Icon name="arrow-right" className="size-4 text-accent" />
              {name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
