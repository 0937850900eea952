'use client'

import { useEffect, useRef, useState } from 'react'
import { Dialog } from '@/lib/studio/ui'
import type { Where } from '../model'
import { goToNewBlock } from '../panes/go-to-pane'
import { useEditor, usePresent } from '../state/context'
import { useText } from '../texts'
import { BlockList } from './block-list.client'

const wheres = ['before', 'after', 'inside'] as const

/** Adds a block before, after or inside the selected one. */
export function AddBesideDialog({ where, onClose }: { where: Where | undefined; onClose: () => void }) {
  const t = useText()
  const { selected } = usePresent()
  const opened = useRef<string>(undefined)
  // A block was added: what is typed now is meant for it, and must not become a command.
  useEffect(() => {
    if (where !== undefined) {
      opened.current ??= selected
      return
    }
    const before = opened.current
    opened.current = undefined
    if (before !== undefined && before !== selected) goToNewBlock(selected)
  }, [where, selected])
  return (
    <Dialog id="add-block" title={t('add.title')} open={where !== undefined} onClose={onClose}>
      <AddBeside at={where} onClose={onClose} />
    </Dialog>
  )
}

function AddBeside({ at, onClose }: { at: Where | undefined; onClose: () => void }) {
  const { forms, commands } = useEditor()
  const { selected } = usePresent()
  const t = useText()
  const fitting = (where: Where) =>
    Object.keys(forms).filter((name) => commands.placeFor(selected, name, where) !== undefined)
  const possible = wheres
    .map((where) => [where, fitting(where)] as const)
    .filter(([, names]) => names.length > 0)
  const first = possible.find(([where]) => where === at) ?? possible[0]
  const [chosen, setChosen] = useState<Where | undefined>(first?.[0])
  const allow = possible.find(([where]) => where === chosen)?.[1] ?? []
  return (
    <div className="grid gap-4 pb-4">
      {possible.length > 1 && (
        <fieldset className="flex flex-wrap gap-4">
          <legend className="mb-1 font-semibold text-small">{t('add.where')}</legend>
          {possible.map(([where]) => (
            <label key={where} className="flex items-center gap-1.5">
              <input type="radio" name="where" checked={where === chosen} onChange={() => setChosen(where)} />
              {t(`add.${where}`)}
            </label>
          ))}
        </fieldset>
      )}
      <BlockList
        allow={allow}
        onAdd={(component) => {
          commands.add(selected, component, chosen)
          onClose()
        }}
      />
    </div>
  )
}
