'use client'

import { useState } from 'react'
import { labelled } from '@/lib/studio/i18n'
import { useLanguage } from '@/lib/studio/i18n/client'
import { Button, CheckboxField, controlClasses, inOneLine, TextField } from '@/lib/studio/ui'
import { Icon } from '../icon'
import { FileDialog } from '../pickers/file-dialog.client'
import { PickDialog } from '../pickers/pick-dialog.client'
import { useText } from '../texts'
import type { FieldControl } from './field-value'
import { type LinkKind, linkKinds, readLink, withAnchor, withNewTab, withTarget } from './link-value'

/** A link to a page, an address, a mail address or a file, with an anchor and its window. */
export function LinkInput({ id, field, value, onChange, error, hint }: FieldControl) {
  const language = useLanguage()
  const t = useText()
  const link = readLink(value)
  const [kind, setKind] = useState<LinkKind>(link.kind)
  const [open, setOpen] = useState(false)
  const shown = link.address ? link.kind : kind
  const isPicked = shown === 'story' || shown === 'asset'
  return (
    <fieldset className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-2 rounded-field border border-line p-2.5">
      <legend className="px-1 font-semibold text-small">{field.label}</legend>
      {hint && <p className="text-quiet text-small">{hint}</p>}
      <div className="flex gap-2">
        <select
          aria-label={labelled(language, field.label, t('link.kind'))}
          value={shown}
          className={`${controlClasses} h-9 w-28! shrink-0`}
          onChange={({ target }) => {
            setKind(target.value as LinkKind)
            if (link.address) onChange(undefined)
          }}
        >
          {linkKinds.map((each) => (
            <option key={each} value={each}>
              {t(`link.${each}`)}
            </option>
          ))}
        </select>
        {shown === 'story' && !link.address ? (
          // Nothing can be typed here: the button below chooses the page.
          <p id={id} className="min-w-0 flex-1 self-center text-quiet">
            {t('link.noPage')}
          </p>
        ) : (
          <input
            id={id}
            aria-label={labelled(language, field.label, t('link.address'))}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${id}-error` : undefined}
            type={shown === 'email' ? 'email' : 'text'}
            readOnly={shown === 'story'}
            value={link.address}
            className={`${controlClasses} h-9`}
            onChange={inOneLine(({ target }) =>
              onChange(target.value ? withTarget(value, shown, target.value) : undefined),
            )}
          />
        )}
      </div>
      {error && (
        <p id={`${id}-error`} className="text-error text-small">
          {error}
        </p>
      )}
      <div className="flex gap-2">
        {isPicked && (
          <Button size="small" icon={<Icon name="search" />} onClick={() => setOpen(true)}>
            {t(shown === 'story' ? 'link.choosePage' : 'link.chooseFile')}
          </Button>
        )}
        {link.address && (
          <Button size="small" variant="quiet" onClick={() => onChange(undefined)}>
            {t('form.remove')}
          </Button>
        )}
      </div>
      {link.address && (
        <div className="flex flex-wrap items-end gap-3">
          {(shown === 'story' || shown === 'url') && (
            <div className="min-w-32 flex-1">
              <TextField
                id={`${id}-anchor`}
                label={t('link.anchor')}
                value={link.anchor}
                onChange={({ target }) => onChange(withAnchor(value, target.value.replace(/^#/, '')))}
              />
            </div>
          )}
          {shown !== 'email' && (
            <CheckboxField
              id={`${id}-tab`}
              label={t('link.newTab')}
              checked={link.newTab}
              className="pb-1.5"
              onChange={({ target }) => onChange(withNewTab(value, target.checked))}
            />
          )}
        </div>
      )}
      {shown === 'story' && (
        <PickDialog
          source="linkTargets"
          title={t('link.choosePage')}
          chosen={[]}
          open={open}
          onClose={() => setOpen(false)}
          onPick={({ value: picked, fullSlug }) => {
            // A screen of the shop is no story: it has an address alone.
            onChange(
              fullSlug === undefined
                ? withTarget(value, 'url', picked)
                : withTarget(value, 'story', fullSlug, { uuid: picked }),
            )
            setOpen(false)
          }}
        />
      )}
      {shown === 'asset' && (
        <FileDialog
          title={t('link.chooseFile')}
          open={open}
          onClose={() => setOpen(false)}
          onChoose={({ filename }) => {
            onChange(withTarget(value, 'asset', filename))
            setOpen(false)
          }}
          onPick={({ value: picked }) => {
            onChange(withTarget(value, 'asset', picked))
            setOpen(false)
          }}
        />
      )}
    </fieldset>
  )
}
