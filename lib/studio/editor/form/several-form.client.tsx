'use client'

import { useShopWords } from '@/lib/studio/shop-words/client'
import { Button, CheckboxField, SelectField } from '@/lib/studio/ui'
import { BlockIcon } from '../icon'
import { locate } from '../model'
import { useEditor, usePresent } from '../state/context'
import { useActs } from '../state/use-acts'
import { useClipboard } from '../state/use-clipboard'
import { useText } from '../texts'
import { firstWordsOf } from '../tree/rows'
import { type CommonField, commonFields } from './common-fields'

/** In place of a form, where several blocks are chosen: which they are, and what holds for all of them. */
export function SeveralForm({ uids }: { uids: readonly string[] }) {
  const { content } = usePresent()
  const { forms, store, commands } = useEditor()
  const t = useText()
  const shop = useShopWords()
  const acts = useActs()
  const clipboard = useClipboard()
  const bloks = uids.flatMap((uid) => locate(content, uid)?.blok ?? [])
  const known = bloks.flatMap((blok) => {
    const form = Object.hasOwn(forms, blok.component) ? forms[blok.component] : undefined
    return form ? { blok, form } : []
  })
  const common = known.length === bloks.length ? commonFields(known) : []
  const count = uids.length
  const set = (field: string, value: unknown) => commands.setFieldOf(uids, field, value)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4 p-4" id="block-form">
      <header className="grid gap-1">
        <h2 className="font-display text-h3">{t('several.title', { count })}</h2>
        <p className="text-quiet text-small">{t('several.text')}</p>
      </header>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-1">
        {bloks.map((blok) => {
          const form = Object.hasOwn(forms, blok.component) ? forms[blok.component] : undefined
          const words = firstWordsOf(blok, form, shop)
          return (
            <li key={blok._uid}>
              <button
                type="button"
                onClick={() => store.select(blok._uid)}
                className="flex min-h-9 w-full min-w-0 cursor-pointer items-center gap-2 rounded-field border border-line px-2 text-start hover:bg-hover pointer-coarse:min-h-10"
              >
                <BlockIcon name={form?.icon ?? ''} className="size-4 shrink-0 text-quiet" />
                <span className="min-w-0 truncate">
                  <span className="font-medium">{form?.label ?? blok.component}</span>{' '}
                  {words && <span className="text-quiet text-small">{words}</span>}
                </span>
              </button>
            </li>
          )
        })}
      </ul>
      <fieldset className="flex flex-wrap gap-2">
        <legend className="pb-1 font-semibold text-small">{t('several.acts')}</legend>
        <Button size="small" onClick={() => acts.move(-1)}>
          {t('tree.up')}
        </Button>
        <Button size="small" onClick={() => acts.move(1)}>
          {t('tree.down')}
        </Button>
        <Button size="small" onClick={() => acts.duplicate()}>
          {t('tree.duplicate')}
        </Button>
        <Button size="small" onClick={() => clipboard.copy()}>
          {t('tree.copy')}
        </Button>
        <Button size="small" variant="danger" onClick={() => acts.remove()}>
          {t('tree.delete')}
        </Button>
      </fieldset>
      {common.length > 0 && (
        <section aria-labelledby="several-shared" className="grid gap-4 border-line border-t pt-3">
          <div className="grid gap-1">
            <h3 id="several-shared" className="font-semibold text-small">
              {t('several.shared')}
            </h3>
            <p className="text-quiet text-small">{t('several.fields', { count })}</p>
          </div>
          {common.map((each) => (
            <Common key={each.field.name} {...each} onSet={(value) => set(each.field.name, value)} />
          ))}
        </section>
      )}
    </div>
  )
}

function Common({ field, value, onSet }: CommonField & { onSet: (value: unknown) => void }) {
  const t = useText()
  const mixed = value === undefined
  const frame = { id: `field-${field.name}`, label: field.label, ...(mixed && { hint: t('several.mixed') }) }
  if (field.type === 'boolean')
    return (
      <CheckboxField {...frame} checked={value === 'true'} onChange={({ target }) => onSet(target.checked)} />
    )
  const options = (field.options ?? []).map((option) => ({ value: option.value, label: option.name }))
  const isKnown = options.some((option) => option.value === value)
  const other = { value: value ?? '', label: mixed ? t('several.mixed') : value || t('form.usual') }
  return (
    <SelectField
      {...frame}
      value={value ?? ''}
      options={isKnown ? options : [other, ...options.filter((option) => option.value !== '')]}
      onChange={({ target }) => onSet(target.value)}
    />
  )
}
