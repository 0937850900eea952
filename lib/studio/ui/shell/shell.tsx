import type { ReactNode } from 'react'
import { IconFrame } from '@/lib/storefront/ui'
import { allows, type Person } from '@/lib/studio/people'
import { classes } from '../classes'
import { uiText } from '../messages'
import { ShortcutsHelp } from '../shortcuts/shortcuts-dialog.client'
import { AccountMenu } from './account-menu.client'
import { KeepFocus } from './keep-focus.client'
import { type Area, areas } from './navigation'
import { StudioToasts } from './studio-toasts.client'

type ShellProps = {
  person: Person
  /** The area that is shown; none on a page of its own, such as the profile. */
  area?: Area
  /** Fills the window and does not scroll itself, for the editor. */
  full?: boolean
  children: ReactNode
}

/** The frame of every screen behind the login: areas at the left, the content beside them. */
export function Shell({ person, area, full, children }: ShellProps) {
  const t = uiText(person.language)
  return (
    <div className="grid h-dvh min-h-0 grid-cols-[3.5rem_minmax(0,1fr)] xl:grid-cols-[13rem_minmax(0,1fr)]">
      <a className="skip-link" href="#content">
        {t('skip')}
      </a>
      <header className="flex min-h-0 flex-col border-line border-e bg-rail">
        <a
          href="/studio/"
          className="flex h-13 shrink-0 items-center justify-center gap-2 font-display text-h3 text-ink no-underline xl:justify-start xl:px-4"
        >
          <span
            aria-hidden="true"
            className="grid size-7 place-items-center rounded-field bg-accent text-accent-ink"
          >
            N
          </span>
          <span className="max-xl:sr-only">{t('studio')}</span>
        </a>
        <nav aria-label={t('navigation.label')} className="min-h-0 flex-1 overflow-y-auto px-2 py-2">
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
                      'flex h-9 items-center gap-2.5 rounded-field px-2.5 font-medium text-ink no-underline hover:bg-hover',
                      name === area && 'bg-accent/12 text-accent-deep',
                    )}
                  >
                    <IconFrame path={icon} className="size-5 shrink-0" />
                    <span className="max-xl:sr-only">{t(`navigation.${name}`)}</span>
                  </a>
                </li>
              ))}
          </ul>
        </nav>
        <div className="flex flex-col items-center gap-1 border-line border-t p-2 xl:flex-row xl:justify-between">
          <AccountMenu name={person.name} role={t(`roles.${person.role}`)} />
          <ShortcutsHelp />
        </div>
      </header>
      <main
        id="content"
        tabIndex={-1}
        className={classes('min-h-0 min-w-0', full ? 'overflow-hidden' : 'overflow-y-auto')}
      >
        {children}
      </main>
      <StudioToasts />
      <KeepFocus />
    </div>
  )
}
