import type { ReactNode } from 'react'
import { classes, Icon, isIconName } from '@/lib/storefront/design/ui'

type Props = {
  icon: string | undefined
  positioning: 'left' | 'center' | 'right'
  children: ReactNode
}

const placements = { left: '', center: 'justify-center', right: 'justify-end' } as const

/** An icon before the first line of a text. An unknown name shows the text alone. */
export function WithIcon({ icon, positioning, children }: Props) {
  if (!isIconName(icon)) return children
  return (
    <span className={classes('flex items-start gap-[0.6em]', placements[positioning])}>
      <span className="flex h-[1lh] items-center">
        <Icon name={icon} className="size-[1.15em]" />
      </span>
      <span className="min-w-0">{children}</span>
    </span>
  )
}
