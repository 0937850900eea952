import { resolveLink } from '@/lib/blocks'
import type { Layout } from '@/lib/content'
import { createText } from '@/lib/i18n'
import type { Market } from '@/lib/markets'
import { opensDialog } from '@/lib/ui/dialog/opens-dialog'
import { Icon } from '@/lib/ui/icon'
import { Dialog } from '@/lib/ui/islands'
import { CategoryMenu } from '../islands'
import type { MenuEntry } from './menu-tree'

const menuId = 'category-menu'

type Props = { entries: MenuEntry[]; layout: Layout; market: Market }

/** The menu of phones and tablets: a dialog from the left with the category navigation and the service links. */
export function PhoneMenu({ entries, layout, market }: Props) {
  const t = createText(market.language)
  return (
    <div className="-ms-2 lg:hidden">
      <button
        type="button"
        className="flex size-11 items-center justify-center rounded-field"
        aria-label={t('navigation.menu')}
        {...opensDialog(menuId)}
      >
        <Icon name="menu" className="size-6" />
      </button>
      <Dialog id={menuId} position="left" title={t('navigation.menu')} closeLabel={t('navigation.close')}>
        <nav aria-label={t('navigation.label')}>
          <CategoryMenu
            entries={entries}
            texts={{ back: t('navigation.back'), all: t.raw('navigation.all') }}
          />
        </nav>
        {layout.serviceLinks.length > 0 && (
          <nav aria-label={t('navigation.service')} className="mt-6 text-quiet">
            <ul>
              {layout.serviceLinks.map(({ uid, name, link }) => (
                <li key={uid}>
                  <a className="flex min-h-11 items-center" {...(resolveLink(link, market) ?? {})}>
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </Dialog>
    </div>
  )
}
