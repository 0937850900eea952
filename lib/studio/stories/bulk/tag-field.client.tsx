import { useState } from 'react'
import { useLanguage } from '@/lib/studio/i18n/client'
import { CheckboxField, TextField } from '@/lib/studio/ui'
import { storiesText } from '../messages'
import type { StoryRow } from '../story-row'

export type TagChange = { add: readonly string[]; remove: readonly string[] }

/** Tags as they are typed, with commas between them. */
export const typedTags = (text: string): string[] => [
  ...new Set(
    text
      .split(',')
      .map((tag) => tag.trim())
      .filter(Boolean),
  ),
]

type Props = {
  /** The pages whose tags change. */
  rows: readonly StoryRow[]
  /** The tags that pages have, as suggestions. */
  known: readonly string[]
  value: TagChange
  onChange: (value: TagChange) => void
  isMissing: boolean
}

/** Which tags several pages get, and which of theirs they lose. */
export function TagField({ rows, known, value, onChange, isMissing }: Props) {
  const t = storiesText(useLanguage())
  const [text, setText] = useState(value.add.join(', '))
  const theirs = [...new Set(rows.flatMap(({ tags }) => tags ?? []))].toSorted()
  const isNothing = value.add.length === 0 && value.remove.length === 0
  return (
    <div className="grid gap-3">
      <TextField
        id="bulk-tags"
        label={t('bulk.tags.add')}
        hint={t('bulk.tags.hint')}
        error={isMissing && isNothing ? t('bulk.tags.missing') : undefined}
        list="bulk-tags-known"
        maxLength={500}
        value={text}
        onChange={({ target }) => {
          setText(target.value)
          onChange({ ...value, add: typedTags(target.value) })
        }}
      />
      <datalist id="bulk-tags-known">
        {known.map((tag) => (
          <option key={tag} value={tag} />
        ))}
      </datalist>
      {theirs.length > 0 && (
        <fieldset className="grid gap-1.5">
          <legend className="pb-1 font-semibold text-small">{t('bulk.tags.remove')}</legend>
          {theirs.map((tag) => (
            <CheckboxField
              key={tag}
              id={`bulk-tag-${tag}`}
              label={t('bulk.tags.of', {
                tag,
                count: rows.filter(({ tags }) => tags?.includes(tag)).length,
              })}
              checked={value.remove.includes(tag)}
              onChange={({ target }) =>
                onChange({
                  ...value,
                  remove: target.checked
                    ? [...value.remove, tag]
                    : value.remove.filter((each) => each !== tag),
                })
              }
            />
          ))}
        </fieldset>
      )}
    </div>
  )
}
