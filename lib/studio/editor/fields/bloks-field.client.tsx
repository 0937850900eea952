'use client'

import { useState } from 'react'
import { useShopWords } from '@/lib/studio/shop-words/client'
import { Button } from '@/lib/studio/ui'
import { AddDialog } from '../dialogs/add-dialog.client'
import type { BlockKind } from '../dialogs/block-kinds'
import { BlockIcon, Icon } from '../icon'
import { allBloks, type Blok, listsOf, locate } from '../model'
import { goToAdded } from '../panes/go-to-pane'
import { useEditor, usePresent } from '../state/context'
import { useText } from '../texts'
import { firstWordsOf } from '../tree/rows'
import type { FieldControl } from './field-value'

/** The blocks in a field: each leads to its own form. */
export function BloksInput({ field, error, hint, id }: FieldControl) {
  const { forms, store, commands, findings } = useEditor()
  const { content, selected } = usePresent()
  const t = useText()
  const shop = useShopWords()
  const [open, setOpen] = useState(false)
  const parent = locate(content, selected)?.blok
  const list = parent && listsOf(parent, forms).find((each) => each.field.name === field.name)
  const bloks: readonly Blok[] = list?.bloks ?? []
  const isFull = field.maximum !== undefined && bloks.length >= field.maximum
  const formOf = (component: string) => (Object.hasOwn(forms, component) ? forms[component] : undefined)
  const add = (component: string, kind?: BlockKind) => {
    setOpen(false)
    if (!list) return
    commands.addAt({ parent: selected, list: list.path, index: bloks.length }, component, kind)
    goToAdded(store.get().present.selected, kind?.asks)
  }
  const isFaulty = (blok: Blok) =>
    allBloks(blok).some(({ blok: inner }) => findings.get(inner._uid)?.some(({ isIdle }) => !isIdle))
  const only = field.allow?.length === 1 ? field.allow[0] : undefined
  return (
    <fieldset
      className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-1.5"
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <legend className="mb-1 font-semibold text-small">{field.label}</legend>
      {hint && <p className="text-quiet text-small">{hint}</p>}
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-1">
        {bloks.map((blok) => {
          const form = formOf(blok.component)
          return (
            <li key={blok._uid}>
              <button
                type="button"
                onClick={() => store.select(blok._uid)}
                className="flex h-9 w-full cursor-pointer items-center gap-2 rounded-field border border-line bg-card px-2 text-start hover:bg-hover"
              >
                <BlockIcon name={form?.icon ?? ''} className="size-4 shrink-0 text-quiet" />
                <span className="shrink-0 font-medium">{form?.label ?? blok.component}</span>
                <span className="min-w-0 flex-1 truncate text-quiet text-small">
                  {firstWordsOf(blok, form, shop)}
                </span>
                {isFaulty(blok) && (
                  <span title={t('form.faultInside')} className="shrink-0 text-error">
                    <Icon name="warning" className="size-4" />
                    <span className="sr-only">{t('form.faultInside')}</span>
                  </span>
                )}
                <Icon name="chevron" className="size-4 shrink-0 text-quiet" />
              </button>
            </li>
          )
        })}
      </ul>
      {error && (
        <p id={`${id}-error`} className="text-error text-small">
          {error}
        </p>
      )}
      <div className="flex items-center gap-3">
        <Button
          size="small"
          icon={<Icon name="plus" />}
          disabled={isFull}
          onClick={() => (only ? add(only) : setOpen(true))}
        >
          {t('form.addItem')}
        </Button>
        <span className="text-quiet text-small">
          {isFull
            ? t('form.full', { maximum: field.maximum ?? 0 })
            : t('form.items', { count: bloks.length })}
        </span>
      </div>
      <AddDialog
        allow={field.allow ?? []}
        list={field.label}
        open={open}
        onClose={() => setOpen(false)}
        onAdd={add}
      />
    </fieldset>
  )
}
