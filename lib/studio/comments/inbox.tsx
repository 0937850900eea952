import { formatMoment, type StudioLanguage } from '@/lib/studio/i18n'
import { commentsText } from './messages'
import type { InboxThread } from './read-inbox'

const atOnce = 5

/** The threads that involve the person, the unread first; nothing without any. */
export function Inbox({ threads, language }: { threads: readonly InboxThread[]; language: StudioLanguage }) {
  const t = commentsText(language)
  if (threads.length === 0) return null
  const lines = (some: readonly InboxThread[]) => (
    <ul>
      {some.map((thread) => (
        <Line key={thread.id} thread={thread} language={language} />
      ))}
    </ul>
  )
  const unread = threads.filter(({ isUnread }) => isUnread).length
  const more = threads.slice(atOnce)
  return (
    <section aria-labelledby="inbox" className="rounded-card border border-line bg-card py-2">
      <h2 id="inbox" className="flex flex-wrap items-baseline gap-x-2 px-4 py-1 font-semibold">
        {t('inbox.title')}
        {unread > 0 && (
          <span className="text-accent-deep text-small">{t('inbox.unread', { count: unread })}</span>
        )}
      </h2>
      {lines(threads.slice(0, atOnce))}
      {more.length > 0 && (
        <details className="px-0">
          <summary className="cursor-pointer px-4 py-1 text-small">
            {t('inbox.more', { count: more.length })}
          </summary>
          {lines(more)}
        </details>
      )}
    </section>
  )
}

function Line({ thread, language }: { thread: InboxThread; language: StudioLanguage }) {
  const t = commentsText(language)
  const { by, words, page, title, at, href, isUnread, isMentioned, isSolved } = thread
  return (
    <li className="grid grid-cols-[0.75rem_minmax(0,1fr)] gap-x-2 px-4 py-1.5">
      <span className="pt-1.5">
        {isUnread && (
          <span className="block size-2 rounded-full bg-accent">
            <span className="sr-only">{t('inbox.isUnread')}</span>
          </span>
        )}
      </span>
      <span className="grid min-w-0">
        <a href={href} className={`truncate text-ink ${isUnread ? 'font-semibold' : 'font-medium'}`}>
          {page}
          <span className="font-normal text-quiet"> · {title}</span>
        </a>
        <span className="line-clamp-2 break-words text-small">
          {t(isMentioned ? 'inbox.mentioned' : 'inbox.wrote', { by: by || t('somebody'), words })}
        </span>
        <span className="text-quiet text-small">
          {formatMoment(language, at)}
          {isSolved && `, ${t('inbox.solved')}`}
        </span>
      </span>
    </li>
  )
}
