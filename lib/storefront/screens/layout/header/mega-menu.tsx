import type { ReactNode } from 'react'
import { resolveLink } from '@/lib/content/links'
import type { Layout } from '@/lib/content/pages'
import { marketText } from '@/lib/platform/i18n'
import type { Market } from '@/lib/platform/markets'
import type { MenuEntry } from '@/lib/storefront/screens/frame'
import { CategoryMenu, entryId, MenuTeaser } from '@/lib/storefront/screens/frame'
import { menuTexts } from './menu-texts'

type Shared = {
  featured: Layout['featured']
  market: Market
  /** The entries that have a teaser, by their ids; 0: it is loaded when it is wanted. */
  teasers: Readonly<Record<string, ReactNode>>
}

/**
 * The navigation of wide screens. A group opens a panel over the page. It is a native popover, so Esc, a click outside
 * and opening another group close it without scripts. A mouse that rests on a group opens it, too. Deeper levels open inside the panel.
 */
export function MegaMenu({ entries, ...shared }: Shared & { entries: readonly MenuEntry[] }) {
  return (
    <ul className="-ms-3 flex flex-wrap" data-opens-on-hover="">
      {entries.map((entry, place) => {
        const id = entryId('', place)
        return (
          <li key={id}>
            {entry.entries ? (
              <MegaMenuGroup id={id} entry={entry} entries={entry.entries} {...shared} />
            ) : (
              <a className="menu-item" {...(entry.link ?? {})}>
                {entry.name}
              </a>
            )}
          </li>
        )
      })}
    </ul>
  )
}

type GroupProps = Shared & { id: string; entry: MenuEntry; entries: MenuEntry[] }

function MegaMenuGroup({ id, entry, entries, featured, market, teasers }: GroupProps) {
  const t = marketText(market)
  const more = featured.length > 0 && <Featured links={featured} market={market} />
  const panel = `menu-${id}`
  const teaser = teasers[id]
  return (
    <>
      <button type="button" popoverTarget={panel} className="menu-item">
        {entry.name}
      </button>
      <div id={panel} popover="auto" className="mega-menu">
        <div className="menu-panel">
          <div>
            <p className="font-display text-h2 wrap-anywhere">{entry.name}</p>
            {entry.link && (
              <a className="menu-all" {...entry.link}>
                {t('navigation.all', { name: entry.name })}
              </a>
            )}
          </div>
          {entries.some((child) => child.entries) ? (
            <CategoryMenu entries={entries} texts={menuTexts(market)} teasers={teasers} wide={id} />
          ) : (
            <>
              <Entries entries={entries} />
              {teaser !== undefined && (
                <div className="menu-beside">
                  <MenuTeaser id={id}>{teaser}</MenuTeaser>
                </div>
              )}
            </>
          )}
          {more}
        </div>
      </div>
    </>
  )
}

/** The entries of a group without further levels, which need no script. */
function Entries({ entries }: { entries: MenuEntry[] }) {
  return (
    <ul className="menu-level-wide">
      {entries.map((child, place) => (
        <li key={entryId('', place)}>
          <a className="menu-row" {...(child.link ?? {})}>
            {child.name}
          </a>
        </li>
      ))}
    </ul>
  )
}

function Featured({ links, market }: { links: Layout['featured']; market: Market }) {
  return (
    <div className="menu-featured">
      <p className="font-bold">{marketText(market)('navigation.featured')}</p>
      <ul>
        {links.map(({ uid, name, link }) => (
          <li key={uid}>
            <a {...(resolveLink(link, market) ?? {})}>{name}</a>
          </li>
        ))}
      </ul>
    </div>
  )
}
