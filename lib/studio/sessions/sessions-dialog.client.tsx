'use client'

import { useCallback, useEffect, useState } from 'react'
import { askStudio } from '@/lib/studio/calls/client'
import { useLanguage } from '@/lib/studio/i18n/client'
import type { Person } from '@/lib/studio/people'
import { Button, Dialog } from '@/lib/studio/ui'
import { showToast, useSubmit } from '@/lib/studio/ui/client'
import { sessionsText } from './messages'
import { SessionList, type SessionRow } from './session-list.client'

type Props = { person: Pick<Person, 'id' | 'name'>; onClose: () => void }

/** The logins of a person, for administrators: one can be ended, and all. */
export function SessionsDialog({ person, onClose }: Props) {
  const t = sessionsText(useLanguage())
  const { busy, send } = useSubmit()
  const [sessions, setSessions] = useState<SessionRow[] | 'failed'>()
  const path = `people/${person.id}/sessions/`
  const load = useCallback(async () => {
    const answer = await askStudio<{ sessions: SessionRow[] }>(path)
    setSessions(answer.ok ? answer.data.sessions : 'failed')
  }, [path])
  useEffect(() => void load(), [load])
  const end = async (which: string) => {
    if (!(await send(which, { method: 'DELETE' }))) return
    showToast(t('ended'), 'success')
    await load()
  }
  return (
    <Dialog id="sessions" title={t('of', { name: person.name })} open onClose={onClose}>
      <div className="grid gap-3 pb-4">
        {sessions === undefined && <p className="text-quiet">{t('loading')}</p>}
        {sessions === 'failed' && <p role="alert">{t('failed')}</p>}
        {Array.isArray(sessions) && (
          <SessionList
            sessions={sessions}
            busy={busy}
            onEnd={({ id }) => void end(`people/${person.id}/sessions/${id}/`)}
          />
        )}
        {Array.isArray(sessions) && sessions.length > 0 && (
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
