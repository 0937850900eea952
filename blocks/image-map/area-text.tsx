import type { ReactNode } from 'react'
import type { ResolvedLink } from '@/lib/content/links'
import type { Text } from '@/lib/platform/i18n'
import { Icon, IconButton, TextLink } from '@/lib/storefront/design/ui'

type Props = {
  id: string
  name: string
  link: ResolvedLink | undefined
  t: Text
  children: ReactNode
}

/** The text of an area, in a popover that Esc, a click outside or its button closes. */
export function AreaText({ id, name, link, t, children }: Props) {
  const nameId = `${id}-name`
  return (
    <div
      id={id}
      popover="auto"
      role="dialog"
      aria-labelledby={nameId}
      className="m-auto max-h-[80dvh] w-[min(28rem,100vw-2rem)] overflow-y-auto rounded-panel border border-line bg-card p-5 text-ink shadow-float backdrop:bg-ink/25"
    >
      <div className="mb-2 flex items-start justify-between gap-4">
        <p id={nameId} className="min-w-0 py-2 font-bold text-lead leading-snug wrap-anywhere">
          {name}
        </p>
        <IconButton
          label={t('ui.close')}
          icon={<Icon name="close" />}
          popoverTarget={id}
          popoverTargetAction="hide"
          className="-me-2"
        />
      </div>
      {children}
      {link && (
        <TextLink {...link} look="onward" className="mt-2">
          {t('teaser.more')}
        </TextLink>
      )}
    </div>
  )
}
