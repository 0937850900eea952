import type { HTMLInputAutoCompleteAttribute } from 'react'
import { Checkbox, RadioGroup, TextField, type WordedRule } from '@/lib/storefront/design/ui'
import { MailHint } from '@/lib/storefront/runtime/mail-hint/client'
import { PasswordField } from './password-field'

export type AccountFieldProps = {
  name: string
  id: string
  kind: 'text' | 'email' | 'tel' | 'date' | 'password' | 'radio' | 'checkbox'
  label: string
  hint?: string | undefined
  required?: boolean | undefined
  /** ‘(optional)’ */
  optionalMark?: string | undefined
  value?: string | undefined
  /** Of a mail address that comes back: what was probably meant. */
  guess?: string | undefined
  autoComplete?: HTMLInputAutoCompleteAttribute | undefined
  longest?: number | undefined
  /** The latest day. */
  max?: string | undefined
  options?: readonly { value: string; label: string }[] | undefined
  error?: string | undefined
  rules?: readonly WordedRule[] | undefined
  words: { show: string; hide: string; mailHint: string }
}

const modes = { email: 'email', tel: 'tel' } as const

/** A field of a form of an account. */
export function AccountField({ kind, words, value, longest, options = [], ...field }: AccountFieldProps) {
  const { name, id, label, hint, required, error, rules, optionalMark, autoComplete, max } = field
  if (kind === 'radio')
    return (
      <RadioGroup {...{ id, name, error, required, options }} legend={label} defaultValue={value} inRow />
    )
  if (kind === 'checkbox')
    return (
      <Checkbox
        {...{ id, name, label, error, required }}
        note={hint}
        value="on"
        isAnswer
        defaultChecked={value === 'on'}
      />
    )
  if (kind === 'password')
    return <PasswordField {...{ id, name, label, hint, error, rules, autoComplete, words }} />
  const text = (
    <TextField
      {...{ id, name, label, hint, required, error, rules, optionalMark, autoComplete, max }}
      type={kind}
      inputMode={kind === 'email' || kind === 'tel' ? modes[kind] : undefined}
      {...(kind === 'email' && { autoCapitalize: 'none', spellCheck: false })}
      maxLength={longest}
      defaultValue={value}
    />
  )
  if (kind !== 'email') return text
  return (
    <div>
      {text}
      <MailHint of={id} words={words.mailHint} guess={field.guess} />
    </div>
  )
}
