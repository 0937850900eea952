import type { ReactNode } from 'react'
import { IconFrame } from '@/lib/storefront/design/ui'
import { allows, type Person } from '@/lib/studio/people'
import { IconButton } from '../button'
import { classes } from '../classes'
import { uiText } from '../messages'
import { ShortcutsHelp } from '../shortcuts/shortcuts-dialog.client'
import { AccountMenu } from './account-menu.client'
import { KeepFocus } from './keep-focus.client'
import { type Area, areas, onRail } from './navigation'
import { Publishers } from './publishers'
import { ShopBadge } from './shop-badge'
import { StudioToasts } from './studio-toasts.client'
import { Tips } from './tips.client'
import { UnreadComments } from './unread-comments'

const areasId = 'studio-areas'
const menuPath = 'M4 7h16M4 12h16M4 17h16'

type ShellProps = {
  person: Person
  /** The area that is shown; none on a page of its own, such as the profile. */
  area?: Area
  /** Fills the window and does not scroll itself, for the editor. */
  full?: boolean
  children: ReactNode
}

/**
 * The frame of every screen behind the login: areas at the left, the content beside them. On a phone the areas are in a
 * menu above the content.
 */
export function Shell({ person, area, full, children }: ShellProps) {
  const t = uiText(person.language)
  return (
    <div
      data-narrow={full || undefined}
      className="group/shell grid h-dvh min-h-0 grid-cols-[minmax(0,1fr)] max-md:grid-rows-[auto_minmax(0,1fr)] md:grid-cols-[3.5rem_minmax(0,1fr)] xl:not-data-narrow:grid-cols-[13rem_minmax(0,1fr)]"
    >
      <a className="skip-link" href="#content">
        {t('skip')}
      </a>
      <header className="flex min-h-0 border-line bg-rail max-md:flex-wrap max-md:items-center max-md:justify-end max-md:border-b max-md:px-2 md:flex-col md:border-e">
        <IconButton
          label={t('navigation.label')}
          icon={<IconFrame path={menuPath} className="size-6" />}
          popoverTarget={areasId}
          className="size-11 md:hidden [@media(max-height:30rem)]:size-10"
        />
        <a
          href="/studio/"
          className="flex h-13 shrink-0 items-center max-md:[@media(max-height:30rem)]:h-10 justify-center gap-2 font-display text-h3 text-ink no-underline max-md:me-auto max-md:px-2 xl:group-not-data-narrow/shell:justify-start xl:group-not-data-narrow/shell:px-4"
        >
          <ShopBadge studio={t('studio')} />
        </a>
        <nav
          id={areasId}
          popover="auto"
          aria-label={t('navigation.label')}
          className="min-h-0 overflow-y-auto px-2 py-2 text-ink max-md:fixed max-md:inset-auto max-md:top-14 max-md:left-2 max-md:w-60 max-md:rounded-card max-md:border max-md:border-line max-md:bg-card max-md:shadow-float md:static md:block md:h-auto md:w-auto md:flex-1 md:border-0 md:bg-transparent"
        >
          <ul className="grid gap-0.5">
            {areas
              .filter(({ permission }) => allows(person, permission))
              .map(({ name, href, icon }) => (
                <li key={name}>
                  <a
                    href={href}
                    aria-current={name === area ? 'page' : undefined}
                    title={t(`navigation.${name}`)}
                    className={classes(
                      'relative flex h-11 items-center gap-2.5 rounded-field px-2.5 font-medium text-ink no-underline hover:bg-hover md:h-9',
                      name === area && 'bg-accent/12 text-accent-deep',
                    )}
                  >
                    <IconFrame path={icon} className="size-5 shrink-0" />
                    <span className={classes(onRail)}>{t(`navigation.${name}`)}</span>
                    {name === 'stories' && <UnreadComments person={person} />}
                  </a>
                </li>
              ))}
          </ul>
        </nav>
        <div className="flex items-center gap-1 border-line max-md:p-1 md:flex-col md:border-t md:p-2 xl:group-not-data-narrow/shell:flex-row xl:group-not-data-narrow/shell:justify-between">
          <AccountMenu name={person.name} role={t(`roles.${person.role}`)} />
          <ShortcutsHelp />
        </div>
      </header>
      <main
        id="content"
        tabIndex={-1}
        className={classes('min-h-0 min-w-0', full ? 'overflow-hidden' : 'overflow-y-auto')}
      >
        <Publishers person={person}>{children}</Publishers>
      </main>
      <StudioToasts />
      <KeepFocus />
      <Tips />
    </div>
  )
}
