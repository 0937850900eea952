'use client'

import { type ClipboardEvent, useRef, useState } from 'react'
import { pastedPictures, useMediaText } from '@/lib/studio/media/client'
import { Button, TextField } from '@/lib/studio/ui'
import { Icon } from '../icon'
import { locate } from '../model'
import { FileDialog } from '../pickers/file-dialog.client'
import { Thumbnail } from '../pickers/thing'
import { useEditor, usePresent } from '../state/context'
import { useText } from '../texts'
import { type AssetWord, assetValue, assetWords, fileNameIn, inPlaceOf, languageOfStory } from './asset-value'
import { type FieldControl, objectOf, textOf } from './field-value'
import { FocusDialog, takesFocus } from './focus-dialog.client'

/** Signs of files that are no pictures. */
const film = 'M4 5h16v14H4V5ZM10 9l5 3-5 3V9Z'
const document = 'M6 3h8l4 4v14H6V3ZM14 3v4h4'

const fileOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'string' ? { fieldtype: 'asset', filename: value } : objectOf(value)

/** A file: chosen from the library or given by its address, with its words. */
export function AssetInput({ id, field, value, onChange, error, hint }: FieldControl) {
  const t = useText()
  const { story, forms } = useEditor()
  const { content, selected } = usePresent()
  // Beside a text of the page that of the file is no second field: an editor would not know which of them is read out.
  const component = locate(content, selected)?.blok.component ?? ''
  const ownAlt = forms[component]?.fields.some(({ name }) => name === 'alt') ?? false
  const [open, setOpen] = useState<'file' | 'focus'>()
  const [pasted, setPasted] = useState<readonly File[]>()
  const media = useMediaText()
  const takesPictures = field.holds === undefined || field.holds === 'picture' || field.holds === 'file'
  const paste = (event: ClipboardEvent) => {
    const files = open || !takesPictures ? [] : pastedPictures(event.clipboardData, media('pasted'))
    if (files.length === 0) return
    event.preventDefault()
    setPasted(files)
    setOpen('file')
  }
  const typed = useRef<Set<AssetWord>>(new Set())
  const file = fileOf(Array.isArray(value) ? value[0] : value)
  const filename = textOf(file.filename)
  const set = (change: Record<string, unknown>) => onChange({ ...file, fieldtype: 'asset', ...change })
  return (
    <fieldset
      onPaste={paste}
      className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-2 rounded-field border border-line p-2.5"
    >
      <legend className="px-1 font-semibold text-small">{field.label}</legend>
      {hint && <p className="text-quiet text-small">{hint}</p>}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Thumbnail src={filename || undefined} sign={field.holds === 'film' ? film : document} />
        <span
          className="order-last min-w-0 basis-full truncate text-small"
          title={filename && fileNameIn(filename)}
        >
          {filename ? fileNameIn(filename) : t('asset.none')}
        </span>
        <Button data-begins-field size="small" onClick={() => setOpen('file')} icon={<Icon name="image" />}>
          {filename ? t('form.change') : t('form.choose')}
        </Button>
        {filename && (
          <Button size="small" variant="quiet" onClick={() => onChange(undefined)}>
            {t('form.remove')}
          </Button>
        )}
      </div>
      {error && (
        <p id={`${id}-error`} className="text-error text-small">
          {error}
        </p>
      )}
      <TextField
        id={id}
        label={t('asset.address')}
        value={filename}
        onChange={({ target }) => (target.value ? set({ filename: target.value }) : onChange(undefined))}
      />
      {filename && ownAlt && (
        <p className="text-quiet text-small">
          {textOf(file.alt) ? t('asset.altOfFile', { alt: textOf(file.alt) }) : t('asset.noAltOfFile')}
        </p>
      )}
      {filename &&
        assetWords.map((part) =>
          part === 'alt' && ownAlt ? null : (
            <TextField
              key={part}
              id={`${id}-${part}`}
              label={t(`asset.${part}`)}
              value={textOf(file[part])}
              onChange={({ target }) => {
                typed.current.add(part)
                set({ [part]: target.value })
              }}
            />
          ),
        )}
      {filename && takesFocus(filename) && (
        <Button
          size="small"
          variant="quiet"
          className="justify-self-start"
          icon={<Icon name="focus" />}
          onClick={() => setOpen('focus')}
        >
          {t('focus.open')}
        </Button>
      )}
      <FocusDialog
        id={id}
        filename={filename}
        focus={textOf(file.focus)}
        open={open === 'focus'}
        onClose={() => setOpen(undefined)}
        onChange={set}
      />
      <FileDialog
        title={t('asset.choose')}
        group={field.holds === undefined || field.holds === 'file' ? 'all' : field.holds}
        open={open === 'file'}
        pasted={pasted}
        onClose={() => {
          setOpen(undefined)
          setPasted(undefined)
        }}
        onChoose={(asset) => {
          onChange(inPlaceOf(file, assetValue(asset, languageOfStory(story.fullSlug)), typed.current))
          setOpen(undefined)
          setPasted(undefined)
        }}
        onPick={({ value: picked, name, detail }) => {
          const chosen = { fieldtype: 'asset', filename: picked, alt: name === detail ? '' : name }
          onChange(inPlaceOf(file, chosen, typed.current))
          setOpen(undefined)
        }}
      />
    </fieldset>
  )
}
