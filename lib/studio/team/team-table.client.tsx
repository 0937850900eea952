'use client'

import { formatMoment } from '@/lib/studio/i18n'
import { useLanguage } from '@/lib/studio/i18n/client'
import type { Person } from '@/lib/studio/people'
import { Button, type Column, DataTable } from '@/lib/studio/ui'
import { useUiText } from '@/lib/studio/ui/client'
import { teamText } from './messages'

/** A person as the table shows it. Times are ISO 8601 texts. */
export type TeamRow = Person & { usedAt: string | null }

/** Who is invited, until when, and whether that is over. */
export type InvitationRow = Pick<Person, 'id' | 'name' | 'address' | 'role'> & {
  until: string
  isOver: boolean
}

type Row = TeamRow | InvitationRow

/** What can be done with a person, and with an invitation. */
export type PersonTask = 'edit' | 'sessions' | 'renew' | 'remove'
export type InvitationTask = 'again' | 'withdraw'

/** What somebody who is logged in cannot do to themselves. */
const toOthers: readonly PersonTask[] = ['renew', 'remove']

type Props = {
  people: readonly TeamRow[]
  invitations: readonly InvitationRow[]
  self: string
  onPerson: (task: PersonTask, person: TeamRow) => void
  onInvitation: (task: InvitationTask, invitation: InvitationRow) => void
}

/** Who may log in and who is invited, with what can be done. */
export function TeamTable({ people, invitations, self, onPerson, onInvitation }: Props) {
  const language = useLanguage()
  const t = teamText(language)
  const ui = useUiText()

  const lastSeen = (row: Row) => {
    if ('usedAt' in row) return row.usedAt ? formatMoment(language, row.usedAt) : t('never')
    const until = formatMoment(language, row.until)
    return row.isOver ? (
      <span className="text-error">{t('invitationEnded', { until })}</span>
    ) : (
      <span className="text-quiet">{t('invitedUntil', { until })}</span>
    )
  }

  const action = (row: Row, label: string, onClick: () => void, disabled = false) => (
    <Button key={label} size="small" variant="quiet" about={row.name} disabled={disabled} onClick={onClick}>
      {label}
    </Button>
  )

  const columns: readonly Column<Row>[] = [
    { key: 'name', title: t('columns.name'), cell: ({ name }) => <strong>{name}</strong> },
    {
      key: 'address',
      title: t('columns.address'),
      cell: ({ address }) => <span className="wrap-anywhere">{address}</span>,
    },
    { key: 'role', title: t('columns.role'), cell: ({ role }) => ui(`roles.${role}`) },
    { key: 'used', title: t('columns.used'), cell: lastSeen },
    {
      key: 'actions',
      title: t('columns.actions'),
      hidden: true,
      width: 'w-1',
      cell: (row) => (
        <div className="flex flex-wrap justify-end gap-1 xl:flex-nowrap">
          {'usedAt' in row
            ? (['edit', 'sessions', 'renew', 'remove'] as const).map((task) =>
                action(row, t(task), () => onPerson(task, row), row.id === self && toOthers.includes(task)),
              )
            : (['again', 'withdraw'] as const).map((task) =>
                action(row, t(task), () => onInvitation(task, row)),
              )}
        </div>
      ),
    },
  ]

  return (
    <DataTable
      label={t('title')}
      columns={columns}
      rows={[...people, ...invitations]}
      keyOf={({ id }) => id}
      empty={t('never')}
    />
  )
}
