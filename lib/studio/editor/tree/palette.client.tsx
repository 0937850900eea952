'use client'

import { useState } from 'react'
import { showToast } from '@/lib/studio/ui/client'
import { BlockList } from '../dialogs/block-list.client'
import { Icon } from '../icon'
import { componentsWithRoom } from '../model'
import { goToNewBlock } from '../panes/go-to-pane'
import { useEditor, usePresent } from '../state/context'
import { useText } from '../texts'

/** All blocks, below the tree. */
export function Palette() {
  const t = useText()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <details
      className="group border-line border-t"
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary className="flex h-9 cursor-pointer list-none items-center gap-2 px-3 font-semibold text-small">
        <Icon name="chevron" className="size-3.5 transition-transform group-open:rotate-90" />
        {t('panels.blocks')}
      </summary>
      <div className="max-h-[min(45vh,55cqh)] overflow-y-auto px-3 pb-3">
        <p className="mb-2 text-quiet text-small [@media(max-height:30rem)]:hidden">{t('add.hint')}</p>
        {isOpen && <PaletteBlocks />}
      </div>
    </details>
  )
}

/**
 * Every block that can be dragged to some place in the tree; a click adds it near the selected one. Follows each change of
 * the story, so it is there only while it is seen.
 */
function PaletteBlocks() {
  const { forms, commands, store } = useEditor()
  const { content, selected } = usePresent()
  const t = useText()
  return (
    <BlockList
      isDraggable
      allow={[...componentsWithRoom(content, forms)]}
      onAdd={(component) => {
        if (commands.add(selected, component)) goToNewBlock(store.get().present.selected)
        else showToast(t('tree.notHere'), 'warning')
      }}
    />
  )
}
