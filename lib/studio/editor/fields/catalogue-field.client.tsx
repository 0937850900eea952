'use client'

import { useState } from 'react'
import type { PickedThing } from '@/lib/studio/pickers'
import { Button } from '@/lib/studio/ui'
import { LoadFailed } from '@/lib/studio/ui/client'
import { Icon } from '../icon'
import { ChosenList, movedTo } from '../pickers/chosen-list.client'
import { PickDialog } from '../pickers/pick-dialog.client'
import { useFound } from '../pickers/use-found'
import { useEditor } from '../state/context'
import { useText } from '../texts'
import { type FieldControl, numbersOf, textOf } from './field-value'
import { LongTextInput, TextInput } from './plain-fields.client'

/** A text that names products or a category: it can be typed, and searched in the catalogue. */
export function CatalogueInput(control: FieldControl) {
  const { field, value, onChange } = control
  const { story } = useEditor()
  const t = useText()
  const [open, setOpen] = useState(false)
  const isList = field.picks === 'products'
  const source = field.picks === 'category' ? 'categories' : 'products'
  const values = isList ? numbersOf(value) : [textOf(value).trim()].filter(Boolean)
  const found = useFound(source, { values, near: story.fullSlug }, values.length > 0)
  const write = (list: readonly string[]) => onChange(list.join(', '))
  const known = found.kind === 'found' ? found.things : []
  const things = values.map(
    (each): PickedThing =>
      known.find((thing) => thing.value === each) ?? {
        value: each,
        name: each,
        detail: found.kind === 'found' ? t('product.unknown') : '',
      },
  )
  const titles = {
    products: t('product.choose'),
    product: t('product.chooseOne'),
    category: t('category.choose'),
  }
  const title = titles[field.picks ?? 'products']
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-2">
      {isList ? <LongTextInput {...control} /> : <TextInput {...control} />}
      {found.kind === 'failed' && <LoadFailed status={found.status} onRetry={found.again} />}
      {values.length > 0 && (
        <ChosenList
          things={things}
          hasImages={source === 'products'}
          {...(isList && { onMove: (from: number, to: number) => write(movedTo(values, from, to)) })}
          onRemove={(each) => write(values.filter((other) => other !== each))}
        />
      )}
      <Button
        size="small"
        className="justify-self-start"
        icon={<Icon name="search" />}
        onClick={() => setOpen(true)}
      >
        {title}
      </Button>
      <PickDialog
        source={source}
        title={title}
        open={open}
        chosen={values}
        onClose={() => setOpen(false)}
        onPick={({ value: picked }) => {
          if (!isList) {
            onChange(picked)
            setOpen(false)
          } else
            write(values.includes(picked) ? values.filter((each) => each !== picked) : [...values, picked])
        }}
      />
    </div>
  )
}
