'use client'

import { type ComponentType, lazy, Suspense } from 'react'
import type { DraftFinding } from '@/lib/studio/drafts'
import type { BlockForm, FieldForm } from '@/lib/studio/forms'
import { Button } from '@/lib/studio/ui'
import { CommentButton } from '../comments/comment-button.client'
import { AmountInput } from '../fields/amount-field.client'
import { AssetInput } from '../fields/asset-field.client'
import { BloksInput } from '../fields/bloks-field.client'
import { CatalogueInput } from '../fields/catalogue-field.client'
import type { FieldControl } from '../fields/field-value'
import { LinkInput } from '../fields/link-field.client'
import {
  LongTextInput,
  NumberInput,
  OptionInput,
  OptionsInput,
  SwitchInput,
  TextInput,
} from '../fields/plain-fields.client'
import { StoriesInput } from '../fields/stories-field.client'
import { TableInput } from '../fields/table-field.client'
import { TimeInput } from '../fields/time-field.client'
import type { Blok } from '../model'
import { reasonWords } from '../reason-words'
import { useEditor } from '../state/context'
import { secondHeading } from '../state/outline'
import { useText } from '../texts'
import { afterPress } from './after-press'
import { hasPlaceholder, placeholders } from './placeholders'
import { isOf, picksOf } from './shown-fields'

const RichTextInput = lazy(async () => ({
  default: (await import('../fields/rich-text-field.client')).RichTextInput,
}))

const IconInput = lazy(async () => ({
  default: (await import('../fields/icon-field.client')).IconInput,
}))

const inputs: Record<FieldForm['type'], ComponentType<FieldControl>> = {
  text: TextInput,
  textarea: LongTextInput,
  richtext: RichTextInput,
  number: NumberInput,
  boolean: SwitchInput,
  option: OptionInput,
  options: OptionsInput,
  multilink: LinkInput,
  asset: AssetInput,
  bloks: BloksInput,
  stories: StoriesInput,
  datetime: TimeInput,
  table: TableInput,
}

/** What a field names, or an amount of money, is not typed as other texts and numbers are. */
function inputOf(field: FieldForm, picks: FieldControl['picks']): ComponentType<FieldControl> {
  if (picks) return picks === 'icon' ? IconInput : CatalogueInput
  return field.isAmount ? AmountInput : inputs[field.type]
}

type FieldProps = { blok: Blok; form: BlockForm; field: FieldForm; findings: readonly DraftFinding[] }

/** A field of the form, with what the schema finds wrong with its value. */
export function Field({ blok, form, field, findings }: FieldProps) {
  const { commands } = useEditor()
  const t = useText()
  const own = findings.filter((finding) => isOf(field, finding))
  const words = (isIdle: boolean) =>
    own
      .filter((finding) => finding.isIdle === isIdle)
      .map((finding) => reasonWords(finding, form, t))
      .join(' ')
  const error = words(false)
  const hint = [
    words(true),
    field.help,
    hasPlaceholder(blok[field.name]) && t('form.placeholders', placeholders),
  ]
    .filter(Boolean)
    .join(' ')
  const picks = picksOf(blok, form, field)
  const Input = inputOf(field, picks)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: notices that the focus has left the field
    <div
      className="group/field relative grid min-w-0 grid-cols-[minmax(0,1fr)]"
      data-comment-field={field.name}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) afterPress(() => commands.touch(blok._uid, field.name))
      }}
    >
      <Suspense fallback={<p className="text-quiet">{t('loading')}</p>}>
        <Input
          id={`field-${field.name}`}
          field={field}
          picks={picks}
          value={blok[field.name]}
          onChange={(value) => commands.setField(blok._uid, field.name, value)}
          {...(error && { error })}
          {...(hint && { hint })}
        />
      </Suspense>
      <CommentButton
        uid={blok._uid}
        field={field.name}
        label={field.label}
        className="absolute end-0 -top-1 bg-card pointer-coarse:-top-2.5"
      />
      {own.some(({ reason }) => reason === secondHeading) && (
        <Button size="small" className="mt-1 justify-self-start" onClick={commands.mendHeadings}>
          {t('form.mendHeadings')}
        </Button>
      )}
    </div>
  )
}
