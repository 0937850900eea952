'use client'

import { IconButton } from '@/lib/studio/ui'
import { Icon } from '../icon'
import { placeOf } from '../model'
import { useEditor, usePresent } from '../state/context'
import { useActs } from '../state/use-acts'
import { useClipboard } from '../state/use-clipboard'
import { useText } from '../texts'

/** What can be done with the selected block, above the tree. */
export function BlockTools() {
  const { commands, openAdd } = useEditor()
  const { content, selected, also = [] } = usePresent()
  const count = also.length > 0 ? commands.targets(selected).length : 1
  const t = useText()
  const clipboard = useClipboard()
  const { remove, duplicate, move } = useActs()
  const isRoot = !commands.targets(selected).some((uid) => placeOf(content, uid))
  return (
    <div role="toolbar" aria-label={t('panels.structure')} className="flex flex-wrap gap-0.5">
      <IconButton
        label={t('tree.add')}
        aria-keyshortcuts="a"
        icon={<Icon name="plus" />}
        onClick={() => openAdd()}
      />
      <IconButton
        label={t('tree.duplicate')}
        disabled={isRoot}
        icon={<Icon name="duplicate" />}
        onClick={() => duplicate()}
      />
      <IconButton
        label={t('tree.copy')}
        disabled={isRoot}
        icon={<Icon name="copy" />}
        onClick={() => clipboard.copy()}
      />
      <IconButton
        label={t('tree.paste')}
        icon={<Icon name="paste" />}
        onClick={() => void clipboard.paste()}
      />
      <IconButton label={t('tree.up')} disabled={isRoot} icon={<Icon name="up" />} onClick={() => move(-1)} />
      <IconButton
        label={t('tree.down')}
        disabled={isRoot}
        icon={<Icon name="down" />}
        onClick={() => move(1)}
      />
      <IconButton
        label={t('tree.delete')}
        disabled={isRoot}
        icon={<Icon name="trash" />}
        onClick={() => remove()}
      />
      <p role="status" className="self-center ps-1 text-quiet text-small empty:hidden">
        {count > 1 && t('tree.chosen', { count })}
      </p>
    </div>
  )
}
