'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { formatMoment } from '@/lib/studio/i18n'
import { useLanguage } from '@/lib/studio/i18n/client'
import type { Person } from '@/lib/studio/people'
import { SessionsDialog } from '@/lib/studio/sessions/client'
import { Button, type Column, ConfirmDialog, DataTable, OnceDialog, Screen } from '@/lib/studio/ui'
import { showToast, useSubmit, useUiText } from '@/lib/studio/ui/client'
import { teamText } from './messages'
import { PersonDialog } from './person-dialog.client'

/** A person as the table shows it. Times are ISO 8601 texts. */
export type TeamRow = Person & { usedAt: string | null }

type Asked = { kind: 'renew' | 'remove'; person: TeamRow }
type Task = { kind: 'create' } | { kind: 'edit' | 'sessions'; person: TeamRow } | Asked

/** Who may log in, with their roles; for administrators. */
export function TeamScreen({ people, self }: { people: readonly TeamRow[]; self: string }) {
  const language = useLanguage()
  const t = teamText(language)
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

  const begin = (next: Task) => {
    forget()
    setTask(next)
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
    }
  }

  const columns: readonly Column<TeamRow>[] = [
    { key: 'name', title: t('columns.name'), cell: ({ name }) => <strong>{name}</strong> },
    {
      key: 'address',
      title: t('columns.address'),
      cell: ({ address }) => <span className="wrap-anywhere">{address}</span>,
    },
    { key: 'role', title: t('columns.role'), cell: ({ role }) => ui(`roles.${role}`) },
    {
      key: 'used',
      title: t('columns.used'),
      cell: ({ usedAt }) => (usedAt ? formatMoment(language, usedAt) : t('never')),
    },
    {
      key: 'actions',
      title: t('columns.actions'),
      hidden: true,
      width: 'w-1',
      cell: (person) => (
        <div className="flex flex-wrap justify-end gap-1 xl:flex-nowrap">
          <Button
            size="small"
            variant="quiet"
            about={person.name}
            onClick={() => setTask({ kind: 'edit', person })}
          >
            {t('edit')}
          </Button>
          <Button
            size="small"
            variant="quiet"
            about={person.name}
            onClick={() => setTask({ kind: 'sessions', person })}
          >
            {t('sessions')}
          </Button>
          <Button
            size="small"
            variant="quiet"
            about={person.name}
            disabled={person.id === self}
            onClick={() => begin({ kind: 'renew', person })}
          >
            {t('renew')}
          </Button>
          <Button
            size="small"
            variant="quiet"
            about={person.name}
            disabled={person.id === self}
            onClick={() => begin({ kind: 'remove', person })}
          >
            {t('remove')}
          </Button>
        </div>
      ),
    },
  ]

  const asked: Asked | undefined = task?.kind === 'remove' || task?.kind === 'renew' ? task : undefined
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
      <DataTable
        label={t('title')}
        columns={columns}
        rows={people}
        keyOf={({ id }) => id}
        empty={t('never')}
      />
      {(task?.kind === 'create' || task?.kind === 'edit') && (
        <PersonDialog
          person={task.kind === 'edit' ? task.person : undefined}
          onClose={() => setTask(undefined)}
          onDone={({ created, held }) => {
            if (created) setSecret(created)
            done(created ? undefined : ui('saved'))
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
          danger={asked.kind === 'remove'}
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
