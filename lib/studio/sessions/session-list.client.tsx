'use client'

import { formatMoment } from '@/lib/studio/i18n'
import { useLanguage } from '@/lib/studio/i18n/client'
import type { ListedSession } from '@/lib/studio/people'
import { Button } from '@/lib/studio/ui'
import { sessionsText } from './messages'

/** A login as it is shown. Times are ISO 8601 texts. */
export type SessionRow = Omit<ListedSession, 'createdAt' | 'usedAt'> & {
  createdAt: string
  usedAt: string
  /** It is the one that shows the list. */
  isPresent: boolean
}

type Props = { sessions: readonly SessionRow[]; busy: boolean; onEnd: (session: SessionRow) => void }

/** Logins with their browser, their network and their times; each can be ended. */
export function SessionList({ sessions, busy, onEnd }: Props) {
  const language = useLanguage()
  const t = sessionsText(language)
  if (sessions.length === 0) return <p className="text-quiet">{t('none')}</p>
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-2">
      {sessions.map((session) => (
        <li
          key={session.id}
          className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-field border border-line p-3"
        >
          <div className="min-w-[min(11rem,100%)] flex-1">
            <p className="font-semibold">
              {session.device ?? t('unknown')}
              {session.isPresent && <span className="text-success"> · {t('present')}</span>}
            </p>
            <p className="wrap-break-word text-quiet text-small">
              {t(`by.${session.method}`, { at: formatMoment(language, session.createdAt) })}
              {session.network && ` · ${t('network', { network: session.network })}`}
            </p>
            <p className="text-quiet text-small">
              {t('used', { at: formatMoment(language, session.usedAt) })}
            </p>
          </div>
          {!session.isPresent && (
            <Button
              size="small"
              busy={busy}
              about={session.device ?? t('unknown')}
              onClick={() => onEnd(session)}
            >
              {t('end')}
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}
