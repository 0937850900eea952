'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { useLanguage } from '@/lib/studio/i18n/client'
import { SessionsDialog } from '@/lib/studio/sessions/client'
import { Button, ConfirmDialog, OnceDialog, Screen } from '@/lib/studio/ui'
import { showToast, useSubmit, useUiText } from '@/lib/studio/ui/client'
import { teamText } from './messages'
import { PersonDialog } from './person-dialog.client'
import {
  type InvitationRow,
  type InvitationTask,
  type PersonTask,
  type TeamRow,
  TeamTable,
} from './team-table.client'

type Asked = { kind: 'renew' | 'remove'; person: TeamRow } | { kind: 'withdraw'; person: InvitationRow }
type Task = { kind: 'create' } | { kind: 'edit' | 'sessions'; person: TeamRow } | Asked

type Props = {
  people: readonly TeamRow[]
  invitations: readonly InvitationRow[]
  /** The id of who is logged in. */
  self: string
  /** Whether the shop has a service for mails. */
  sendsMail: boolean
}

/** Who may log in or is invited, with their roles; for administrators. */
export function TeamScreen({ people, invitations, self, sendsMail }: Props) {
  const t = teamText(useLanguage())
  const ui = useUiText()
  const router = useRouter()
  const { busy, errors, send, forget } = useSubmit()
  const [task, setTask] = useState<Task>()
  const [secret, setSecret] = useState<{ name: string; password: string }>()

  const done = (text?: string) => {
    setTask(undefined)
    if (text) showToast(text, 'success')
    router.refresh()
  }

  /** Plans of somebody who may no longer publish are on hold now. */
  const tellHeld = (name: string, count: number) => {
    if (count > 0) showToast(t('held', { name, count }), 'warning')
  }

  const begin = (kind: PersonTask, person: TeamRow) => {
    forget()
    setTask({ kind, person })
  }

  const beginInvitation = async (kind: InvitationTask, person: InvitationRow) => {
    if (kind === 'withdraw') {
      forget()
      return setTask({ kind, person })
    }
    const sent = await send(`invitations/${person.id}/send/`, { method: 'POST' })
    if (sent) done(t('invited', { name: person.name }))
  }

  const confirm = async () => {
    if (task?.kind === 'remove') {
      const { id, name } = task.person
      const removed = await send<{ held: number }>(`people/${id}/`, { method: 'DELETE' })
      if (!removed) return
      done(t('removed', { name }))
      tellHeld(name, removed.held)
    } else if (task?.kind === 'renew') {
      const path = `people/${task.person.id}/password/`
      const renewed = await send<{ password: string }>(path, { method: 'POST' })
      if (!renewed) return
      setSecret({ name: task.person.name, password: renewed.password })
      done()
    } else if (task?.kind === 'withdraw') {
      const { id, name } = task.person
      if (await send(`invitations/${id}/`, { method: 'DELETE' })) done(t('withdrawn', { name }))
    }
  }

  const asked: Asked | undefined =
    task?.kind === 'remove' || task?.kind === 'renew' || task?.kind === 'withdraw' ? task : undefined
  const problem = errors.password
    ? t('problems.passkeys', { command: `npm run people -- reset ${asked?.person.address ?? ''}` })
    : errors.role && t('problems.lastAdmin')
  return (
    <Screen
      title={t('title')}
      intro={t('intro')}
      actions={
        <Button variant="primary" onClick={() => setTask({ kind: 'create' })}>
          {t('create')}
        </Button>
      }
    >
      <TeamTable
        people={people}
        invitations={invitations}
        self={self}
        onPerson={begin}
        onInvitation={(kind, invitation) => void beginInvitation(kind, invitation)}
      />
      {(task?.kind === 'create' || task?.kind === 'edit') && (
        <PersonDialog
          person={task.kind === 'edit' ? task.person : undefined}
          sendsMail={sendsMail}
          onClose={() => setTask(undefined)}
          onDone={({ created, invited, held }) => {
            if (created) setSecret(created)
            if (invited) done(t('invited', { name: invited }))
            else done(created ? undefined : ui('saved'))
            if (held) tellHeld(held.name, held.count)
          }}
        />
      )}
      {task?.kind === 'sessions' && (
        <SessionsDialog person={task.person} onClose={() => setTask(undefined)} />
      )}
      {asked && (
        <ConfirmDialog
          id="confirm-person"
          open
          danger={asked.kind !== 'renew'}
          title={t(`${asked.kind}Title`, { name: asked.person.name })}
          confirmLabel={t(asked.kind)}
          busy={busy}
          onClose={() => setTask(undefined)}
          onConfirm={confirm}
        >
          <p className="pb-4">{t(`${asked.kind}Text`)}</p>
          {problem && (
            <p role="alert" className="mb-4 rounded-field bg-error-ground px-3 py-2 text-error">
              {problem}
            </p>
          )}
        </ConfirmDialog>
      )}
      {secret && (
        <OnceDialog
          title={t('secretTitle', { name: secret.name })}
          intro={t('secretText')}
          secret={secret.password}
          onClose={() => setSecret(undefined)}
        />
      )}
    </Screen>
  )
}
