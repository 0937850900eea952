'use client'

import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import {
  Button,
  Fold,
  leftFault,
  markDirty,
  markPending,
  mendedName,
  touch,
} from '@/lib/storefront/design/ui'
import { tellTabs, watchLeaving, withStorage } from '@/lib/storefront/runtime/browser'
import type { AccountError } from '@/schemas/api/account'
import type { FieldRule } from '@/schemas/field-rules'
import { AccountField, type AccountFieldProps } from './account-field'
import { faultOf, stillWrong } from './fault-of'
import { sendAccountForm } from './send-account-form'
import { forgetUserId } from './user-id'

/** A field with what is checked when it is left. */
export type AccountFormField = Omit<AccountFieldProps, 'id' | 'error' | 'rules' | 'words'> & {
  rules?: readonly FieldRule<AccountError>[] | undefined
}

export type AccountFormProps = {
  /** The route handler, which also takes the form where no script runs. */
  action: string
  /** Before the ids of the fields, where a page has several forms. */
  prefix?: string | undefined
  fields: readonly AccountFormField[]
  /** The first of the fields, whose values are known: one line that opens, unless one of them was refused. */
  known?: { names: readonly string[]; label: string; value: string; change: string } | undefined
  /** What is sent besides the fields. */
  hidden?: Readonly<Record<string, string>> | undefined
  submit: string
  variant?: 'primary' | 'secondary' | 'danger' | undefined
  /** Whether it logs in: then the browser's own id has no use any more. */
  logsIn?: boolean | undefined
  /** What was refused before, in words by field. */
  errors?: Readonly<Record<string, string>> | undefined
  /** The words of what can be refused, by key, or by key and field: `tooLong.email`. */
  faults: Readonly<Record<string, string>>
  words: {
    sending: string
    offline: string
    failed: string
    tooMany: string
    show: string
    hide: string
    mailHint: string
    required: string
  }
  /** Beside the button. */
  beside?: ReactNode
}

const none: Readonly<Record<string, string>> = {}

/**
 * A form of an account. Without this code it is a plain form, whose answer is the page with the reasons; with it, nothing
 * that was typed is lost, a password neither.
 */
export function AccountForm({
  prefix = '',
  fields,
  known,
  hidden = none,
  faults,
  words,
  ...form
}: AccountFormProps) {
  const [errors, setErrors] = useState(form.errors ?? none)
  /** Told as fields were left: a line that was opened stays as it is. */
  const [left, setLeft] = useState(none)
  const [failure, setFailure] = useState<string>()
  const [isSending, setSending] = useState(false)
  const [answers, setAnswers] = useState(0)
  const element = useRef<HTMLFormElement>(null)
  const isBusy = useRef(false)

  useEffect(() => {
    if (answers > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [answers])

  useEffect(() => {
    if (element.current) markPending(element.current, isSending)
  }, [isSending])

  useEffect(() => {
    // A page that comes back from the browser's cache is as it was left: sending.
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return
      isBusy.current = false
      setSending(false)
    }
    window.addEventListener('pageshow', comeBack)
    return () => window.removeEventListener('pageshow', comeBack)
  }, [])

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const sender = event.currentTarget
    if (isBusy.current) return
    isBusy.current = true
    setSending(true)
    setFailure(undefined)
    const entries = [...new FormData(sender)].filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    )
    const leaving = watchLeaving()
    const answer = await sendAccountForm(form.action, new URLSearchParams(entries))
    const hasLeft = leaving.stop()
    const isAccepted = answer.kind === 'accepted'
    if (isAccepted && form.logsIn) {
      withStorage('localStorage', forgetUserId)
      tellTabs({ anew: true })
    }
    // Where somebody has gone to counts.
    if (isAccepted && !hasLeft) return window.location.assign(answer.location)
    isBusy.current = false
    setSending(false)
    if (isAccepted || hasLeft) return
    if (answer.kind === 'refused') {
      const told = Object.entries(answer.errors).map(
        ([name, key]) => [name, faultOf(faults, name, key) ?? words.failed] as const,
      )
      setLeft(none)
      setErrors(Object.fromEntries(stillWrong(told, entries, new FormData(sender))))
      // What is refused as a whole has no field.
      const names = new Set(fields.map(({ name }) => name))
      setFailure(told.find(([name]) => !names.has(name))?.[1])
    } else setFailure(words[answer.kind])
    setAnswers((count) => count + 1)
  }

  const isFolded = known?.names.every((name) => errors[name] === undefined)
  const fieldOf = ({ rules, ...field }: AccountFormField) => (
    <AccountField
      key={field.name}
      {...field}
      id={`${prefix}${field.name}`}
      error={left[field.name] ?? errors[field.name]}
      rules={rules?.map(([key, ...rule]) => [faultOf(faults, field.name, key) ?? words.failed, ...rule])}
      words={words}
    />
  )
  const inFold = fields.filter(({ name }) => isFolded && known?.names.includes(name))
  return (
    <form
      ref={element}
      action={form.action}
      method="post"
      noValidate
      aria-busy={isSending}
      onInput={({ currentTarget, target }) => {
        markDirty(currentTarget)
        touch(target)
        const name = mendedName(target as HTMLInputElement)
        if (name in errors) setErrors(({ [name]: _, ...others }) => others)
        if (name in left) setLeft(({ [name]: _, ...others }) => others)
      }}
      onBlur={({ target, relatedTarget }) => {
        const fault = leftFault(target, relatedTarget)
        const { name } = target as unknown as HTMLInputElement
        if (fault) setLeft((others) => ({ ...others, [name]: fault }))
      }}
      onSubmit={(event) => void send(event)}
      className="grid gap-5"
    >
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {fields.some(({ required }) => required) && <p className="text-quiet text-small">{words.required}</p>}
      {known && inFold.length > 0 && (
        <Fold label={known.label} value={known.value} change={known.change}>
          {inFold.map(fieldOf)}
        </Fold>
      )}
      {fields.filter((field) => !inFold.includes(field)).map(fieldOf)}
      <div role="alert" className="empty:hidden">
        {failure && <p className="rounded-card bg-error-ground p-4 font-medium text-error">{failure}</p>}
      </div>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3 max-sm:flex-col max-sm:items-stretch">
        <Button type="submit" size="large" variant={form.variant} loading={isSending && words.sending}>
          {form.submit}
        </Button>
        {form.beside}
      </div>
    </form>
  )
}
