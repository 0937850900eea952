'use client'

import { useLanguage } from '@/lib/studio/i18n/client'
import type { Person } from '@/lib/studio/people'
import { Button, Dialog } from '@/lib/studio/ui'
import { LoadFailed, showToast, useRead, useSubmit } from '@/lib/studio/ui/client'
import { sessionsText } from './messages'
import { SessionList, type SessionRow } from './session-list.client'

type Props = { person: Pick<Person, 'id' | 'name'>; onClose: () => void }

/** The logins of a person, for administrators: one can be ended, and all. */
export function SessionsDialog({ person, onClose }: Props) {
  const t = sessionsText(useLanguage())
  const { busy, send } = useSubmit()
  const path = `people/${person.id}/sessions/`
  const { data, failed, again } = useRead<{ sessions: SessionRow[] }>(path)
  const sessions = data?.sessions
  const end = async (which: string) => {
    if (!(await send(which, { method: 'DELETE' }))) return
    showToast(t('ended'), 'success')
    again()
  }
  return (
    <Dialog id="sessions" title={t('of', { name: person.name })} open onClose={onClose}>
      <div className="grid gap-3 pb-4">
        {failed !== undefined && <LoadFailed status={failed} onRetry={again} />}
        {!sessions && failed === undefined && <p className="text-quiet">{t('loading')}</p>}
        {sessions && (
          <SessionList
            sessions={sessions}
            busy={busy}
            onEnd={({ id }) => void end(`people/${person.id}/sessions/${id}/`)}
          />
        )}
        {sessions && sessions.length > 0 && (
          <div>
            <Button variant="danger" busy={busy} onClick={() => void end(path)}>
              {t('endAll')}
            </Button>
          </div>
        )}
      </div>
    </Dialog>
  )
}
