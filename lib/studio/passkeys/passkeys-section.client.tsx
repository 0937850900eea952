'use client'

import { startRegistration } from '@simplewebauthn/browser'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { formatMoment } from '@/lib/studio/i18n'
import { useLanguage } from '@/lib/studio/i18n/client'
import { Button, ConfirmDialog, FormDialog, firstFocus, TextField } from '@/lib/studio/ui'
import { showToast, useSubmit } from '@/lib/studio/ui/client'
import { Elsewhere, isElsewhere } from './elsewhere'
import { passkeysText } from './messages'

/** A passkey as the profile shows it. Times are ISO 8601 texts. */
export type PasskeyRow = { id: string; name: string; createdAt: string; usedAt: string | null }

type Options = Parameters<typeof startRegistration>[0]['optionsJSON']
type Task = { kind: 'add' } | { kind: 'rename' | 'remove'; passkey: PasskeyRow }

const problems = ['required', 'tooLong', 'full', 'refused', 'last'] as const
type Props = {
  passkeys: readonly PasskeyRow[]
  /** An administrator who has to set up the first one before anything else. */
  isRequired: boolean
  /** Where passkeys are made. */
  origin: string
}

/** One's own passkeys: added, renamed and removed. */
export function PasskeysSection({ passkeys, isRequired, origin }: Props) {
  const language = useLanguage()
  const t = passkeysText(language)
  const router = useRouter()
  const { busy, errors, send, forget } = useSubmit()
  const [task, setTask] = useState<Task>()
  const [name, setName] = useState('')
  const [isAway, setAway] = useState(false)

  const begin = (next: Task) => {
    setName(next.kind === 'rename' ? next.passkey.name : '')
    forget()
    setAway(false)
    setTask(next)
  }
  const close = () => setTask(undefined)
  const done = (text: string) => {
    close()
    showToast(text, 'success')
    router.refresh()
  }
  const add = async () => {
    const options = await send<Options>('passkey-options/', { method: 'POST', body: { name } })
    if (!options) return
    const response = await startRegistration({ optionsJSON: options }).catch((error: unknown) => {
      if (isElsewhere(error)) return setAway(true)
      // The browser's dialog was closed, or this device has one already.
      const isKnown = error instanceof Error && error.name === 'InvalidStateError'
      showToast(t(isKnown ? 'known' : 'notMade'), 'warning')
    })
    if (response && (await send('passkeys/', { method: 'POST', body: { name, response } }))) done(t('added'))
  }
  const rename = async (id: string) => {
    if (await send(`passkeys/${id}/`, { method: 'PUT', body: { name } })) done(t('renamed'))
  }
  const remove = async (id: string) => {
    if (await send(`passkeys/${id}/`, { method: 'DELETE' })) done(t('removed'))
  }
  const words = (key: string | undefined) => {
    const problem = problems.find((one) => one === key)
    return key ? t(`problems.${problem ?? 'refused'}`) : undefined
  }
  const problem = words(errors.passkey)

  return (
    <div className="grid gap-3">
      <p className={isRequired ? 'rounded-field bg-warning-ground px-3 py-2 text-warning' : 'text-quiet'}>
        {t(isRequired ? 'required' : 'intro')}
      </p>
      {problem && !task && (
        <p role="alert" className="text-error">
          {problem}
        </p>
      )}
      {passkeys.length > 0 && (
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-2">
          {passkeys.map((passkey) => (
            <li
              key={passkey.id}
              className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-field border border-line p-3"
            >
              <div className="min-w-[min(11rem,100%)] flex-1">
                <p className="wrap-break-word font-semibold">{passkey.name}</p>
                <p className="text-quiet text-small">
                  {t('made', { at: formatMoment(language, passkey.createdAt) })}
                  {' · '}
                  {passkey.usedAt ? t('used', { at: formatMoment(language, passkey.usedAt) }) : t('unused')}
                </p>
              </div>
              <Button size="small" about={passkey.name} onClick={() => begin({ kind: 'rename', passkey })}>
                {t('rename')}
              </Button>
              <Button size="small" about={passkey.name} onClick={() => begin({ kind: 'remove', passkey })}>
                {t('remove')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <div>
        <Button variant={isRequired ? 'primary' : 'secondary'} onClick={() => begin({ kind: 'add' })}>
          {t('add')}
        </Button>
      </div>
      {(task?.kind === 'add' || task?.kind === 'rename') && (
        <FormDialog
          id="passkey"
          title={t(task.kind)}
          submitLabel={t(task.kind === 'add' ? 'addSubmit' : 'rename')}
          busy={busy}
          onClose={close}
          onSubmit={() => void (task.kind === 'add' ? add() : rename(task.passkey.id))}
        >
          <TextField
            id="passkey-name"
            label={t('name')}
            hint={t('nameHint')}
            value={name}
            onChange={({ target }) => setName(target.value)}
            error={words(errors.name)}
            maxLength={60}
            autoComplete="off"
            {...firstFocus}
          />
          {isAway && <Elsewhere language={language} origin={origin} />}
          {problem && (
            <p role="alert" className="text-error">
              {problem}
            </p>
          )}
        </FormDialog>
      )}
      {task?.kind === 'remove' && (
        <ConfirmDialog
          id="remove-passkey"
          open
          danger
          title={t('removeTitle', { name: task.passkey.name })}
          confirmLabel={t('remove')}
          busy={busy}
          onClose={close}
          onConfirm={() => void remove(task.passkey.id)}
        >
          <p role={problem && 'alert'} className={problem ? 'pb-4 text-error' : 'pb-4'}>
            {problem ?? t('removeText')}
          </p>
        </ConfirmDialog>
      )}
    </div>
  )
}
