'use client'

import { useState } from 'react'
import type { PickedThing } from '@/lib/studio/pickers'
import { Button } from '@/lib/studio/ui'
import { LoadFailed } from '@/lib/studio/ui/client'
import { Icon } from '../icon'
import { ChosenList, movedTo } from '../pickers/chosen-list.client'
import { PickDialog } from '../pickers/pick-dialog.client'
import { showsProducts, useFound } from '../pickers/use-found'
import { useEditor } from '../state/context'
import { useText } from '../texts'
import { type FieldControl, textOf } from './field-value'
import { pickedKinds } from './picked-kinds'
import { LongTextInput, TextInput } from './plain-fields.client'

const plain = (text: string) => text.trim().toLowerCase()

const mostExamples = 2

/** A text that names products, pages or other things of the shop: it can be typed, and chosen from what there is. */
export function CatalogueInput(control: FieldControl) {
  const { value, onChange, picks = 'products' } = control
  const { story } = useEditor()
  const t = useText()
  const [open, setOpen] = useState(false)
  const { source, read, isList, isOrdered, isKeys, title } =
    pickedKinds[picks === 'icon' ? 'products' : picks]
  const text = textOf(value)
  const asked = read(text, [])
  const found = useFound(source, { values: asked, near: story.fullSlug }, asked.length > 0)
  // Goods and words of this shop say best what may stand here.
  const isAskedForExample = text.trim() === '' && isList && !isOrdered && !isKeys
  const offered = useFound(source, { near: story.fullSlug }, isAskedForExample)
  const examples = isAskedForExample && offered.kind === 'found' ? offered.things.slice(0, mostExamples) : []
  const example = examples.map((thing) => thing.value).join(', ')
  const hint = [control.hint, example && t('form.example', { example })].filter(Boolean).join(' ')
  const known = found.kind === 'found' ? found.things : []
  const knownValues = known.map((thing) => thing.value)
  const values = [...new Set(read(text, knownValues))]
  const write = (list: readonly string[]) => onChange(list.join(', '))
  const unknown = t(showsProducts(source) || source === 'categories' ? 'product.unknown' : 'pick.unknown')
  const things = values.map(
    (each): PickedThing =>
      known.find((thing) => plain(thing.value) === plain(each)) ?? {
        value: each,
        name: each,
        detail: found.kind === 'found' ? unknown : '',
      },
  )
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-2">
      {isOrdered ? <LongTextInput {...control} /> : <TextInput {...control} {...(hint && { hint })} />}
      {found.kind === 'failed' && <LoadFailed status={found.status} onRetry={found.again} />}
      {values.length > 0 && (
        <ChosenList
          things={things}
          hasImages={showsProducts(source)}
          {...(isOrdered && { onMove: (from: number, to: number) => write(movedTo(values, from, to)) })}
          onRemove={(each) => write(values.filter((other) => other !== each))}
        />
      )}
      <Button
        size="small"
        className="justify-self-start"
        icon={<Icon name="search" />}
        onClick={() => setOpen(true)}
      >
        {title(t)}
      </Button>
      <PickDialog
        source={source}
        title={title(t)}
        open={open}
        chosen={values}
        isList={isList === true}
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
