import type { FormWords } from '@/lib/content/forms'
import { Checkbox, RadioGroup, Select, TextArea, TextField } from '@/lib/storefront/design/ui'
import { FileField } from '@/lib/storefront/design/ui/client'
import { MailHint } from '@/lib/storefront/runtime/mail-hint/client'
import type { FormField as Field } from '@/schemas/api/form'
import { FormDate } from './form-date'

type Props = {
  id: string
  field: Field
  value: string | undefined
  error: string | undefined
  /** The mail address that was probably meant. */
  guess?: string | undefined
  /** Differs from the saved value. */
  dirty: boolean
  /** The server is checking it. */
  pending: boolean
  words: FormWords
}

const inputTypes: Partial<Record<Field['kind'], string>> = {
  email: 'email',
  phone: 'tel',
}

/** A form field of any kind. */
export function FormField({ id, field, value, error, guess, dirty, pending, words }: Props) {
  const { name, kind, label, hint, required, options = [], autoComplete } = field
  const named = { id, name, error, required, dirty, pending }
  const state = { ...named, label, hint, optionalMark: words.optional, autoComplete }
  switch (kind) {
    case 'longtext':
      return <TextArea {...state} defaultValue={value} />
    case 'select':
      return (
        <Select
          {...state}
          defaultValue={value ?? ''}
          options={[{ value: '', label: words.choose }, ...options]}
        />
      )
    case 'radio':
      return <RadioGroup {...named} legend={label} options={options} defaultValue={value} hint={hint} />
    case 'checkbox':
      return <Checkbox {...named} value="yes" label={label} note={hint} defaultChecked={value === 'yes'} />
    case 'number':
      return <TextField {...state} inputMode="decimal" defaultValue={value} />
    case 'date':
      return <FormDate {...state} value={value} words={words} />
    case 'file':
      return (
        <FileField {...state} words={words.file} locale={words.locale} numberLocale={words.numberLocale} />
      )
    default:
      return (
        <>
          <TextField {...state} type={inputTypes[kind] ?? 'text'} defaultValue={value} />
          {kind === 'email' && <MailHint of={id} words={words.mailHint} guess={guess} />}
        </>
      )
  }
}
