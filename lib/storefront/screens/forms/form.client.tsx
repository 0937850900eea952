'use client'

import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { FormWords } from '@/lib/content/forms'
import { formParts } from '@/lib/content/forms'
import { Button, classes } from '@/lib/storefront/design/ui'
import type { FormField as Field } from '@/schemas/api/form'
import { FormField } from './form-field'
import { requestTicket, sendForm } from './send-form'
import { useFieldStates } from './use-field-states'

export type FormProps = {
  /** Unique on the page. */
  id: string
  fields: readonly Field[]
  /** The signed definition of the form, and its page. */
  sealed: string
  path: string
  consent: { text: string; href?: string | undefined; linkText?: string | undefined } | undefined
  submit: string
  success: string
  words: FormWords
  /** The values and errors of the previous submission. */
  ticket?: string | undefined
  texts?: Readonly<Record<string, string>> | undefined
  errors?: Readonly<Record<string, string>> | undefined
  /** Mail addresses that were probably meant, by field. */
  guesses?: Readonly<Record<string, string>> | undefined
  message?: string | undefined
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
const none: Readonly<Record<string, string>> = {}

/** A form that is submitted with fetch where scripts run, and as a plain form elsewhere. */
export function Form({ id, fields, sealed, path, words, texts = none, ...rest }: FormProps) {
  const { errors, setErrors, isDirty, ...watch } = useFieldStates({
    fields,
    saved: texts,
    errors: rest.errors,
    words,
  })
  const [message, setMessage] = useState(rest.message)
  const [state, setState] = useState<'idle' | 'sending' | 'sent'>('idle')
  const [ticket, setTicket] = useState(rest.ticket)
  const [answers, setAnswers] = useState(0)
  const form = useRef<HTMLFormElement>(null)
  const sent = useRef<HTMLDivElement>(null)
  const isBusy = useRef(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer, whatever it says
  useEffect(() => {
    if (answers === 0) return
    if (state === 'sent') sent.current?.focus()
    else form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [answers])

  const isAsked = useRef(false)
  const prepare = async () => {
    if (ticket !== undefined || isAsked.current) return
    isAsked.current = true
    setTicket(await requestTicket())
    isAsked.current = false
  }

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy.current) return
    isBusy.current = true
    setState('sending')
    const answer = await sendForm(new FormData(event.currentTarget), pause)
    isBusy.current = false
    const isSent = typeof answer === 'object' && answer.ok
    const refused = typeof answer === 'object' && !answer.ok ? answer : undefined
    setErrors(refused?.errors ?? none)
    setMessage(typeof answer === 'string' ? words[answer] : refused?.message)
    setState(isSent ? 'sent' : 'idle')
    setAnswers((count) => count + 1)
  }

  const isSent = state === 'sent'
  const isSending = state === 'sending'
  return (
    <div>
      <div
        ref={sent}
        id={`${id}-sent`}
        tabIndex={-1}
        role="status"
        className={classes(
          'peer rounded-card bg-success-ground p-4 font-medium text-success target:block sm:p-5',
          isSent ? 'block' : 'hidden',
        )}
      >
        {rest.success}
      </div>
      <form
        ref={form}
        action="/api/forms/"
        method="post"
        encType="multipart/form-data"
        noValidate
        {...watch}
        onFocus={() => void prepare()}
        onSubmit={(event) => void send(event)}
        className={classes('@container grid gap-5 peer-target:hidden', isSent && 'hidden')}
      >
        <input type="hidden" name={formParts.form} value={sealed} />
        <input type="hidden" name={formParts.path} value={path} />
        <input type="hidden" name={formParts.ticket} value={ticket ?? ''} />
        <div role="alert" className="empty:hidden">
          {message && (
            <div className="rounded-card bg-error-ground p-4 font-medium text-error">
              <p>{message}</p>
              <ul className="mt-1 grid gap-1 empty:hidden">
                {fields.map(
                  ({ name, label }) =>
                    errors[name] && (
                      <li key={name}>
                        <a href={`#${id}-${name}`} className="underline underline-offset-2">
                          {label}
                        </a>
                        {words.colon} {errors[name]}
                      </li>
                    ),
                )}
              </ul>
            </div>
          )}
        </div>
        {fields.some(({ required }) => required) && <p className="text-quiet text-small">{words.required}</p>}
        <div className="grid items-start gap-5 @lg:grid-cols-2">
          {fields.map((field) => (
            <div key={field.name} className={classes('min-w-0', field.half !== true && '@lg:col-span-2')}>
              <FormField
                id={`${id}-${field.name}`}
                field={field}
                value={texts[field.name]}
                error={errors[field.name]}
                guess={rest.guesses?.[field.name]}
                dirty={isDirty(field)}
                pending={isSending}
                words={words}
              />
            </div>
          ))}
        </div>
        <div hidden>
          <label htmlFor={`${id}-homepage`}>{words.bait}</label>
          <input id={`${id}-homepage`} name={formParts.bait} tabIndex={-1} autoComplete="off" />
        </div>
        {rest.consent && (
          <p className="max-w-prose text-quiet text-small">
            {rest.consent.text}
            {rest.consent.href && (
              <>
                {' '}
                <a href={rest.consent.href} className="underline underline-offset-2 hover:text-ink">
                  {rest.consent.linkText}
                </a>
              </>
            )}
          </p>
        )}
        <div>
          <Button type="submit" loading={isSending && words.sending}>
            {rest.submit}
          </Button>
        </div>
      </form>
    </div>
  )
}
