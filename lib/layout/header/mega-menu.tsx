import { Icon } from '@/lib/ui/icon'
import type { MenuEntry } from './menu-tree'

const itemClasses =
  'inline-flex min-h-11 items-center gap-1 px-3 font-medium hover:underline underline-offset-8'

/**
 * The navigation of wide screens. A group opens a panel over the page: the platform's popover, so that Esc, a click
 * beside it and the next group close it, without any script.
 */
export function MegaMenu({
  entries,
  allText,
}: {
  entries: readonly MenuEntry[]
  allText: (name: string) => string
}) {
  return (
    <ul className="-ms-3 flex flex-wrap">
      {entries.map((entry) => (
        <li key={entry.id}>
          {entry.entries.length === 0 ? (
            <a className={itemClasses} {...(entry.link ?? {})}>
              {entry.name}
            </a>
          ) : (
            <MegaMenuGroup entry={entry} allText={allText} />
          )}
        </li>
      ))}
    </ul>
  )
}

function MegaMenuGroup({ entry, allText }: { entry: MenuEntry; allText: (name: string) => string }) {
  const id = `menu-${entry.id.replace(/[^\w-]/g, '')}`
  return (
    <>
      <button type="button" popoverTarget={id} className={`${itemClasses} cursor-pointer`}>
        {entry.name}
        <Icon name="chevron-down" className="size-4" />
      </button>
      <div id={id} popover="auto" className="mega-menu border-line border-y bg-card text-ink shadow-soft">
        <div className="mx-auto grid max-w-page grid-cols-[minmax(0,1fr)_minmax(0,3fr)] gap-10 px-6 py-8">
          <div>
            <p className="font-display text-h2">{entry.name}</p>
            {entry.link && (
              <a
                className="mt-3 inline-flex min-h-11 items-center gap-2 font-bold text-accent"
                {...entry.link}
              >
                {allText(entry.name)}
                <Icon name="arrow-right" />
              </a>
            )}
          </div>
          <ul className="grid grid-cols-3 content-start gap-x-8">
            {entry.entries.map((child) => (
              <li key={child.id} className="border-line border-b">
                <a className="flex min-h-12 items-center hover:text-accent" {...(child.link ?? {})}>
                  {child.name}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </>
  )
}
