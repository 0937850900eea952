'use client'

import { useState } from 'react'
import { isIconName, Icon as ShopIcon } from '@/lib/storefront/design/ui'
import { useLanguage } from '@/lib/studio/i18n/client'
import { Button, classes, Dialog } from '@/lib/studio/ui'
import { foundItem } from '@/lib/studio/ui/client'
import { FoundSearch } from '../pickers/found-search.client'
import { useText } from '../texts'
import { type FieldControl, textOf } from './field-value'
import { findIcons, iconLabel } from './icon-names'

/** An icon of the shop, chosen by its picture. */
export function IconInput({ id, field, value, onChange, error, hint }: FieldControl) {
  const t = useText()
  const language = useLanguage()
  const [open, setOpen] = useState(false)
  const name = textOf(value).trim()
  const isKnown = isIconName(name)
  return (
    <fieldset className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-1.5">
      <legend className="mb-1 font-semibold text-small">{field.label}</legend>
      {hint && (
        <p id={`${id}-hint`} className="text-quiet text-small">
          {hint}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <span className="grid size-10 shrink-0 place-items-center rounded-field bg-hover">
          {isKnown && <ShopIcon name={name} className="size-6" />}
        </span>
        <span className={classes('min-w-0 flex-1 basis-24 text-small', !isKnown && 'text-quiet')}>
          {isKnown ? iconLabel(name, language) : name ? t('icon.unknown', { name }) : t('icon.none')}
        </span>
        {name && (
          <Button size="small" variant="quiet" about={field.label} onClick={() => onChange('')}>
            {t('form.remove')}
          </Button>
        )}
        <Button
          id={id}
          size="small"
          about={field.label}
          aria-describedby={
            [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined
          }
          onClick={() => setOpen(true)}
        >
          {name ? t('form.change') : t('form.choose')}
        </Button>
      </div>
      {error && (
        <p id={`${id}-error`} className="text-error text-small">
          {error}
        </p>
      )}
      <Dialog id={`${id}-icons`} title={t('icon.choose')} open={open} onClose={() => setOpen(false)}>
        <IconList
          id={id}
          chosen={name}
          onPick={(picked) => {
            onChange(picked)
            setOpen(false)
          }}
        />
      </Dialog>
    </fieldset>
  )
}

/** All icons with their names, and a search. Tab or the arrows and Enter choose. */
function IconList({ id, chosen, onPick }: { id: string; chosen: string; onPick: (name: string) => void }) {
  const t = useText()
  const language = useLanguage()
  const [term, setTerm] = useState('')
  const found = findIcons(term, language)
  return (
    <FoundSearch id={id} label={t('search')} term={term} onTerm={setTerm} className="min-h-80 pb-4">
      <p role="status" className={classes('text-quiet', found.length > 0 && 'sr-only')}>
        {found.length === 0 ? t('nothingFound') : t('icon.found', { count: found.length })}
      </p>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(6.5rem,1fr))] gap-1">
        {found.map((name) => (
          <li key={name} className="grid">
            <button
              type="button"
              {...foundItem}
              aria-pressed={name === chosen}
              onClick={() => onPick(name)}
              className="grid cursor-pointer content-start justify-items-center gap-1 rounded-field p-2 text-center hover:bg-hover aria-pressed:bg-accent/12 aria-pressed:text-accent-deep"
            >
              <ShopIcon name={name} className="size-6" />
              <span className="hyphens-auto wrap-break-word w-full text-small">
                {iconLabel(name, language)}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </FoundSearch>
  )
}
