'use client'

import { type FormEvent, useState } from 'react'
import { askStudio } from '@/lib/studio/calls/client'
import { useLanguage } from '@/lib/studio/i18n/client'
import { Button, errorKey, TextField } from '@/lib/studio/ui'
import { showToast, useUiText } from '@/lib/studio/ui/client'
import { accountText } from './messages'

const problems = ['wrong', 'wait', 'passwordShort', 'passwordLong', 'passwordLeaked', 'required'] as const
type Problem = (typeof problems)[number]
const problemOf = (key: string | undefined): Problem | undefined => problems.find((one) => one === key)

/** Changes the own password. `isFirst`: it is asked for after the login, and leads on to the start. */
export function PasswordForm({ address, isFirst }: { address: string; isFirst?: boolean }) {
  const t = accountText(useLanguage())
  const ui = useUiText()
  const [busy, setBusy] = useState(false)
  const [errors, setErrors] = useState<Record<string, string>>({})

  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    const form = event.currentTarget
    const { current, password } = Object.fromEntries(new FormData(form))
    setBusy(true)
    const answer = await askStudio('password/', { method: 'PUT', body: { current, password } })
    setBusy(false)
    if (answer.ok) {
      if (isFirst) return window.location.assign('/studio/')
      setErrors({})
      form.reset()
      return showToast(t('password.changed'), 'success')
    }
    setErrors(answer.errors)
    const [first] = Object.keys(answer.errors)
    const field = first === undefined ? undefined : form.elements.namedItem(first)
    if (field instanceof HTMLElement) field.focus()
    else showToast(ui(`errors.${errorKey(answer.status)}`), 'error')
  }

  const errorOf = (field: string) => {
    const problem = problemOf(errors[field])
    return problem && t(`password.problems.${problem}`)
  }

  return (
    <form onSubmit={save} className="grid gap-4" noValidate>
      <input type="hidden" autoComplete="username" value={address} readOnly />
      <TextField
        id="current"
        name="current"
        type="password"
        autoComplete="current-password"
        label={t('password.current')}
        error={errorOf('current')}
      />
      <TextField
        id="password"
        name="password"
        type="password"
        autoComplete="new-password"
        label={t('password.new')}
        hint={t('password.hint')}
        error={errorOf('password')}
      />
      <div>
        <Button type="submit" variant="primary" busy={busy}>
          {t('password.submit')}
        </Button>
      </div>
    </form>
  )
}
