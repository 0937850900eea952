'use client'

import { useRouter } from 'next/navigation'
import { useLanguage } from '@/lib/studio/i18n/client'
import { Button } from '@/lib/studio/ui'
import { showToast, useSubmit } from '@/lib/studio/ui/client'
import { sessionsText } from './messages'
import { SessionList, type SessionRow } from './session-list.client'

/** One's own logins: one can be ended, and all but the present one. */
export function SessionsSection({ sessions }: { sessions: readonly SessionRow[] }) {
  const t = sessionsText(useLanguage())
  const router = useRouter()
  const { busy, send } = useSubmit()
  const end = async (path: string, said: string) => {
    if (!(await send(path, { method: 'DELETE' }))) return
    showToast(said, 'success')
    router.refresh()
  }
  return (
    <div className="grid gap-3">
      <SessionList
        sessions={sessions}
        busy={busy}
        onEnd={({ id }) => void end(`sessions/${id}/`, t('ended'))}
      />
      {sessions.some(({ isPresent }) => !isPresent) && (
        <div>
          <Button variant="danger" busy={busy} onClick={() => void end('sessions/', t('othersEnded'))}>
            {t('endOthers')}
          </Button>
        </div>
      )}
    </div>
  )
}
