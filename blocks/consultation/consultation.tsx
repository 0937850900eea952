import { choicesOf } from '@/blocks/forms/choices'
import { FormBlock } from '@/blocks/forms/form-block'
import { marketText, type Text } from '@/lib/platform/i18n'
import type { BlockProps } from '@/lib/storefront/runtime/blocks'
import type { FormField } from '@/schemas/api/form'
import type { consultationBlock } from '@/schemas/blocks/custom-form'

type Blok = BlockProps<typeof consultationBlock>['blok']

function fieldsOf(blok: Blok, t: Text): FormField[] {
  const topics = choicesOf(blok.topics ?? '')
  const times = choicesOf(blok.times ?? '')
  const daytimes = (['morning', 'afternoon', 'evening'] as const).map((value) => ({
    value,
    label: t(`forms.consultation.daytimes.${value}`),
  }))
  const topic: FormField = {
    name: 'topic',
    kind: topics.length > 6 ? 'select' : 'radio',
    label: t('forms.consultation.topic'),
    required: true,
    options: topics,
  }
  const day = (name: string, label: string, required: boolean): FormField => ({
    name,
    kind: 'date',
    label,
    required,
    half: true,
    // Relative days, because the page may be cached for longer than a day
    days: { from: blok.earliest ?? 1, to: Math.max(blok.latest ?? 60, blok.earliest ?? 1) },
  })
  return [
    ...(topics.length > 0 ? [topic] : []),
    day('day', t('forms.consultation.day'), true),
    day('otherDay', t('forms.consultation.otherDay'), false),
    {
      name: 'time',
      kind: 'radio',
      label: t('forms.consultation.time'),
      required: true,
      options: times.length > 0 ? times : daytimes,
    },
    {
      name: 'firstName',
      kind: 'text',
      label: t('forms.fields.firstName'),
      required: true,
      personal: true,
      longest: 60,
      half: true,
      autoComplete: 'given-name',
    },
    {
      name: 'lastName',
      kind: 'text',
      label: t('forms.fields.lastName'),
      required: true,
      personal: true,
      longest: 60,
      half: true,
      autoComplete: 'family-name',
    },
    {
      name: 'email',
      kind: 'email',
      label: t('forms.fields.email'),
      required: true,
      half: true,
      autoComplete: 'email',
    },
    {
      name: 'phone',
      kind: 'phone',
      label: t('forms.consultation.phone'),
      required: blok.phoneRequired,
      half: true,
      autoComplete: 'tel',
    },
    { name: 'note', kind: 'longtext', label: t('forms.consultation.note'), required: false, longest: 2_000 },
  ]
}

export function Consultation({ blok, context }: BlockProps<typeof consultationBlock>) {
  const t = marketText(context.market)
  return (
    <FormBlock
      blok={blok}
      context={context}
      form={{
        kind: 'consultation',
        recipient: blok.recipient,
        submit: blok.submit ?? t('forms.consultation.submit'),
        success: blok.success ?? t('forms.consultation.success'),
        fields: fieldsOf(blok, t),
      }}
    />
  )
}
