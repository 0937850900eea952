'use client'

import { useId, useRef } from 'react'
import { IconFrame } from '@/lib/storefront/design/ui'
import { useLanguage } from '@/lib/studio/i18n/client'
import { classes, IconButton } from '@/lib/studio/ui'
import { useWhoPublishes } from '@/lib/studio/ui/client'
import type { OfferedAction, StoryAction } from '../actions'
import { storiesText } from '../messages'

const dotsPath = 'M5.5 12v.01M12 12v.01M18.5 12v.01'

type RowMenuProps = {
  name: string
  actions: readonly OfferedAction[]
  /** Whether the button is in the order of the Tab key. */
  isActive: boolean
  onAction: (action: StoryAction) => void
}

/** The button with three dots of a row, and its menu. */
export function RowMenu({ name, actions, isActive, onAction }: RowMenuProps) {
  const t = storiesText(useLanguage())
  const { only } = useWhoPublishes()
  const id = useId()
  const menu = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLSpanElement>(null)

  /** Below the button, or above it where there is no room. */
  const place = () => {
    const box = button.current?.getBoundingClientRect()
    const element = menu.current
    if (!box || !element) return
    const height = element.offsetHeight
    const y = box.bottom + height + 8 > innerHeight ? Math.max(8, box.top - height - 4) : box.bottom + 4
    element.style.top = `${y}px`
    element.style.left = `${Math.max(8, box.right - element.offsetWidth)}px`
  }

  return (
    <span ref={button}>
      <IconButton
        label={t('tree.menu', { name })}
        icon={<IconFrame path={dotsPath} className="size-5" />}
        popoverTarget={id}
        className="max-md:size-10"
        aria-haspopup="menu"
        tabIndex={isActive ? 0 : -1}
        data-row-menu
        onClick={(event) => event.stopPropagation()}
      />
      <div
        ref={menu}
        id={id}
        popover="auto"
        role="menu"
        aria-label={t('tree.menu', { name })}
        onToggle={(event) => {
          if (event.newState !== 'open') return
          place()
          menu.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus()
        }}
        onKeyDown={(event) => {
          event.stopPropagation()
          const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
          if (step === undefined) return
          event.preventDefault()
          const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=menuitem]')]
          const at = items.indexOf(document.activeElement as HTMLElement)
          items.at((at + step) % items.length)?.focus()
        }}
        className="fixed inset-auto m-0 min-w-44 max-w-72 rounded-card border border-line bg-card p-1 text-ink shadow-float"
      >
        {actions.map(({ action, refusal }) => (
          <button
            key={action}
            type="button"
            role="menuitem"
            tabIndex={-1}
            // It can be reached, so that its reason is read out too.
            aria-disabled={refusal !== undefined || undefined}
            onClick={(event) => {
              event.stopPropagation()
              if (refusal) return
              menu.current?.hidePopover()
              onAction(action)
            }}
            className={classes(
              'flex min-h-10 w-full md:min-h-8 cursor-pointer flex-col justify-center rounded-field px-2.5 py-1 text-start hover:bg-hover',
              refusal ? 'cursor-not-allowed text-quiet' : action === 'delete' && 'text-error',
            )}
          >
            {t(`actions.${action}`)}
            {refusal && <span className="text-small">{only}</span>}
          </button>
        ))}
      </div>
    </span>
  )
}
