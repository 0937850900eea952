'use client'

import { useEffect, useRef, useState } from 'react'
import { Dialog } from '@/lib/studio/ui'
import type { Where } from '../model'
import { goToAdded } from '../panes/go-to-pane'
import { useEditor, usePresent } from '../state/context'
import { useText } from '../texts'
import { addTitle } from './add-title'
import type { BlockKind } from './block-kinds'
import { BlockList } from './block-list.client'

const wheres = ['before', 'after', 'inside'] as const

/** Adds a block before, after or inside the selected one. */
export function AddBesideDialog({ where, onClose }: { where: Where | undefined; onClose: () => void }) {
  const { selected } = usePresent()
  const opened = useRef<string>(undefined)
  const asks = useRef<string>(undefined)
  // A block was added: what is typed now is meant for it, and must not become a command.
  useEffect(() => {
    if (where !== undefined) {
      opened.current ??= selected
      return
    }
    const before = opened.current
    opened.current = undefined
    if (before !== undefined && before !== selected) goToAdded(selected, asks.current)
  }, [where, selected])
  const choice = useChoice(where)
  return (
    <Dialog id="add-block" title={choice.title} open={where !== undefined} onClose={onClose}>
      <AddBeside
        choice={choice}
        onAdded={(kind) => {
          asks.current = kind?.asks
          onClose()
        }}
      />
    </Dialog>
  )
}

/** Where blocks fit beside the selected one, which of them, and what the list there is called. */
function useChoice(asked: Where | undefined) {
  const { forms, commands } = useEditor()
  const { selected } = usePresent()
  const t = useText()
  const [chosen, setChosen] = useState<Where>()
  useEffect(() => {
    if (asked === undefined) setChosen(undefined)
  }, [asked])
  if (asked === undefined) return { title: t('add.title'), possible: [], allow: [], setChosen }
  const possible = wheres.flatMap((where) => {
    const names = Object.keys(forms).filter((name) => commands.placeFor(selected, name, where) !== undefined)
    return names.length > 0 ? [{ where, names }] : []
  })
  const at = possible.find(({ where }) => where === (chosen ?? asked)) ?? possible[0]
  const allow = at?.names ?? []
  const place = at && allow[0] !== undefined ? commands.placeFor(selected, allow[0], at.where) : undefined
  const parent = place && commands.find(place.parent)
  const list = parent && forms[parent.component]?.fields.find(({ name }) => name === place.list[0])
  return {
    ...{ title: addTitle(t, forms, allow, list?.label), possible, allow, setChosen },
    ...(at && { where: at.where }),
  }
}

type AddBesideProps = { choice: ReturnType<typeof useChoice>; onAdded: (kind: BlockKind | undefined) => void }

function AddBeside({ choice, onAdded }: AddBesideProps) {
  const { commands } = useEditor()
  const { selected } = usePresent()
  const t = useText()
  const { possible, allow, where: chosen, setChosen } = choice
  return (
    <div className="grid gap-4 pb-4">
      {possible.length > 1 && (
        <fieldset className="flex flex-wrap gap-4">
          <legend className="mb-1 font-semibold text-small">{t('add.where')}</legend>
          {possible.map(({ where }) => (
            <label key={where} className="flex items-center gap-1.5">
              <input type="radio" name="where" checked={where === chosen} onChange={() => setChosen(where)} />
              {t(`add.${where}`)}
            </label>
          ))}
        </fieldset>
      )}
      <BlockList
        allow={allow}
        onAdd={(component, kind) => {
          commands.add(selected, component, chosen, kind)
          onAdded(kind)
        }}
      />
    </div>
  )
}
