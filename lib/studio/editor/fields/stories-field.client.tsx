'use client'

import { useState } from 'react'
import type { PickedThing } from '@/lib/studio/pickers'
import { Button } from '@/lib/studio/ui'
import { LoadFailed } from '@/lib/studio/ui/client'
import { asReferences, referencedUuid } from '@/schemas/content'
import { Icon } from '../icon'
import { ChosenList, movedTo } from '../pickers/chosen-list.client'
import { PickDialog } from '../pickers/pick-dialog.client'
import { useFound } from '../pickers/use-found'
import { useEditor } from '../state/context'
import { useText } from '../texts'
import type { FieldControl } from './field-value'

/** References to other stories, which the content holds by their uuids. */
export function StoriesInput({ id, field, value, onChange, error, hint }: FieldControl) {
  const { story } = useEditor()
  const t = useText()
  const [open, setOpen] = useState(false)
  const uuids = asReferences(value).flatMap((each) => referencedUuid(each) ?? [])
  const found = useFound('stories', { values: uuids, near: story.fullSlug }, uuids.length > 0)
  const known = found.kind === 'found' ? found.things : []
  const things = uuids.map(
    (uuid): PickedThing =>
      known.find((thing) => thing.value === uuid) ?? {
        value: uuid,
        name: found.kind === 'found' ? t('story.unknown') : found.kind === 'failed' ? uuid : t('loading'),
        detail: uuid,
      },
  )
  return (
    <fieldset
      className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-2"
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <legend className="mb-1 font-semibold text-small">{field.label}</legend>
      {hint && <p className="text-quiet text-small">{hint}</p>}
      {found.kind === 'failed' && <LoadFailed status={found.status} onRetry={found.again} />}
      <ChosenList
        things={things}
        hasImages={false}
        onMove={(from, to) => onChange(movedTo(uuids, from, to))}
        onRemove={(uuid) => onChange(uuids.filter((each) => each !== uuid))}
      />
      {error && (
        <p id={`${id}-error`} className="text-error text-small">
          {error}
        </p>
      )}
      <Button
        size="small"
        className="justify-self-start"
        icon={<Icon name="search" />}
        onClick={() => setOpen(true)}
      >
        {t('story.choose')}
      </Button>
      <PickDialog
        source="stories"
        title={t('story.choose')}
        {...(field.allow && { types: field.allow })}
        chosen={uuids}
        open={open}
        onClose={() => setOpen(false)}
        onPick={({ value: uuid }) => {
          if (!uuids.includes(uuid)) onChange([...uuids, uuid])
          setOpen(false)
        }}
      />
    </fieldset>
  )
}
