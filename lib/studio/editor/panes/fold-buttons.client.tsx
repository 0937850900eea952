'use client'

import { IconButton } from '@/lib/studio/ui'
import { Icon } from '../icon'
import { useText } from '../texts'
import type { Panes } from './use-panes'

/** Folds the panes beside the page, and unfolds them. */
export function FoldButtons({ panes }: { panes: Panes }) {
  const t = useText()
  return (['structure', 'form'] as const).map((pane) => {
    const isFolded = panes.isFolded(pane)
    return (
      <IconButton
        key={pane}
        label={t(`panes.${isFolded ? 'unfold' : 'fold'}`, { pane: t(`panels.${pane}`) })}
        aria-expanded={!isFolded}
        aria-controls={`pane-${pane}`}
        icon={<Icon name={pane === 'structure' ? 'paneStart' : 'paneEnd'} />}
        onClick={() => panes.fold(pane, !isFolded)}
      />
    )
  })
}
