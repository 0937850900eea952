'use client'

import { useId } from 'react'
import { useUiText } from '../ui-text.client'

const initials = (name: string) =>
  name
    .split(/\s+/)
    .map((word) => [...word][0] ?? '')
    .slice(0, 2)
    .join('')
    .toUpperCase()

const itemClasses =
  'flex h-8 w-full cursor-pointer items-center rounded-field px-2.5 text-start text-ink no-underline hover:bg-hover'

/** Who is logged in, with the way to the profile, to the shop and out. */
export function AccountMenu({ name, role }: { name: string; role: string }) {
  const t = useUiText()
  const id = useId()
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        title={t('navigation.account', { name })}
        className="flex min-w-0 cursor-pointer items-center gap-2 rounded-field p-1 text-start hover:bg-hover"
      >
        <span
          aria-hidden="true"
          className="grid size-7 shrink-0 place-items-center rounded-full bg-companion-1 font-semibold text-ink text-small"
        >
          {initials(name)}
        </span>
        <span className="grid min-w-0 max-xl:sr-only group-data-narrow/shell:sr-only">
          <span className="truncate font-semibold text-small">{name}</span>
          <span className="truncate text-quiet text-small">{role}</span>
        </span>
      </button>
      <div
        id={id}
        popover="auto"
        className="fixed inset-auto w-52 max-md:top-14 max-md:right-2 md:bottom-2 md:left-15 xl:group-not-data-narrow/shell:bottom-14 xl:group-not-data-narrow/shell:left-2 rounded-card border border-line bg-card p-1.5 text-body text-ink shadow-float"
      >
        <a className={itemClasses} href="/studio/profile/">
          {t('navigation.profile')}
        </a>
        <a className={itemClasses} href="/">
          {t('navigation.shop')}
        </a>
        <form method="post" action="/api/studio/logout/">
          <button type="submit" className={itemClasses}>
            {t('navigation.logout')}
          </button>
        </form>
      </div>
    </>
  )
}
