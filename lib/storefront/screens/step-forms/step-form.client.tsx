'use client'

import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import {
  Button,
  leftFault,
  markAsked,
  markDirty,
  markFault,
  markPending,
  touch,
  unmarkMended,
} from '@/lib/storefront/design/ui'
import { watchLeaving } from '@/lib/storefront/runtime/browser'
import { openAnew, sendAsPage, sendStep } from './send-step'
import {
  type Control,
  findTyped,
  forgetTyped,
  keepTyped,
  readTyped,
  restoreTyped,
  withTypedStore,
} from './typed-values'

export type StepFormProps = {
  /** The route handler, which also takes the form where no script runs. */
  action: string
  /** Under which typed values are kept until the form is accepted; unset: there are none. */
  step?: string | undefined
  submit: ReactNode
  /** Of the button, where others stand beside it. */
  variant?: 'primary' | 'secondary' | undefined
  words: { sending: string; offline: string; failed: string; tooMany: string }
  /** In a column beside the page, where the button takes its whole width. */
  isNarrow?: boolean | undefined
  /** Beside the button. */
  beside?: ReactNode
  children?: ReactNode
}

const controlsOf = (form: HTMLFormElement) => [...form.elements] as unknown as Control[]

/**
 * The form of a step. Without this code it is a plain form; with it, it is sent once however often it is clicked, an
 * outage is told beside the button, and what was typed survives reloads and ways back.
 */
export function StepForm({
  action,
  step,
  submit,
  variant,
  words,
  isNarrow,
  beside,
  children,
}: StepFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const isBusy = useRef(false)
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState<'offline' | 'failed' | 'tooMany'>()

  const settle = () => {
    isBusy.current = false
    setSending(false)
  }

  useEffect(() => {
    const element = form.current
    const typed = step === undefined ? undefined : withTypedStore((store) => findTyped(store, step))
    if (element && typed) {
      restoreTyped(controlsOf(element), typed)
      markDirty(element)
      // What was typed stands where the shop's own words would hide it.
      for (const changed of element.querySelectorAll('details [data-dirty]'))
        changed.closest('details')?.setAttribute('open', '')
    }
    // A page that comes back from the browser's cache is as it was left: sending.
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return
      isBusy.current = false
      setSending(false)
    }
    window.addEventListener('pageshow', comeBack)
    return () => window.removeEventListener('pageshow', comeBack)
  }, [step])

  useEffect(() => {
    if (form.current) markPending(form.current, isSending)
  }, [isSending])

  const remember = () => {
    const element = form.current
    if (element) markDirty(element)
    if (element && step !== undefined)
      withTypedStore((store) => keepTyped(store, step, readTyped(controlsOf(element))))
  }

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const element = event.currentTarget
    if (isBusy.current) return
    isBusy.current = true
    setSending(true)
    setFailure(undefined)
    const entries = [...new FormData(element)].filter((entry): entry is [string, string] =>
      entry.every((part) => typeof part === 'string'),
    )
    const leaving = watchLeaving()
    const answer = await sendStep(action, new URLSearchParams(entries))
    const hasLeft = leaving.stop()
    if (answer.kind === 'accepted' && step !== undefined) withTypedStore((store) => forgetTyped(store, step))
    // Where the shopper has gone to counts.
    if (hasLeft) return settle()
    switch (answer.kind) {
      case 'accepted':
        window.location.assign(answer.location)
        break
      case 'rejected':
        // A page shows the reasons, each at its field.
        if (answer.location === undefined) sendAsPage(action, entries)
        else openAnew(answer.location)
        break
      default:
        setFailure(answer.kind)
        settle()
    }
  }

  return (
    <form
      ref={form}
      action={action}
      method="post"
      noValidate
      aria-busy={isSending}
      onInput={({ currentTarget, target }) => {
        remember()
        touch(target)
        unmarkMended(currentTarget, target as HTMLInputElement)
        markAsked(currentTarget)
      }}
      onBlur={({ target, relatedTarget }) => {
        const fault = leftFault(target, relatedTarget)
        if (fault) markFault(target, fault)
      }}
      onSubmit={(event) => void send(event)}
    >
      {children}
      <div role="alert" className="empty:hidden">
        {failure && (
          <p className="mt-6 rounded-card bg-error-ground p-4 font-medium text-error">{words[failure]}</p>
        )}
      </div>
      <div
        className={`flex flex-wrap items-center gap-x-6 gap-y-4 max-sm:flex-col max-sm:items-stretch ${isNarrow ? 'mt-4 lg:mt-6 lg:flex-col lg:items-stretch lg:text-center' : 'mt-6'}`}
      >
        {/* Where the button is in a column, it comes first, for the keyboard as for the eye. */}
        {beside && (
          <div className={`max-sm:hidden print:hidden ${isNarrow ? 'lg:hidden' : ''}`}>{beside}</div>
        )}
        <Button
          type="submit"
          size="large"
          variant={variant}
          className={isNarrow ? 'max-lg:sm:ms-auto' : 'sm:ms-auto'}
          loading={isSending && words.sending}
        >
          {/* Its longest word is wider than the smallest window where text is large. */}
          <span className="min-w-0 wrap-anywhere hyphens-auto">{submit}</span>
        </Button>
        {beside && <div className={`sm:hidden print:hidden ${isNarrow ? 'lg:block' : ''}`}>{beside}</div>}
      </div>
    </form>
  )
}
