import { countUnread } from '@/lib/content/embedded'
import { database } from '@/lib/platform/db'
import type { Person } from '@/lib/studio/people'
import { uiText } from '../messages'

/** How many threads of comments have something new for the person; nothing without any. */
export async function UnreadComments({ person }: { person: Pick<Person, 'id' | 'language'> }) {
  const count = await countUnread(database(), person.id)
  if (count === 0) return null
  const words = uiText(person.language)('navigation.unread', { count })
  return (
    <span
      title={words}
      className="ms-auto rounded-full bg-accent px-1.5 font-semibold text-accent-ink text-small md:max-xl:absolute md:max-xl:end-0 md:max-xl:top-0 md:group-data-narrow/shell:absolute md:group-data-narrow/shell:end-0 md:group-data-narrow/shell:top-0"
    >
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      <span className="sr-only">{words}</span>
    </span>
  )
}
