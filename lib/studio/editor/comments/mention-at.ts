import { isMet } from '@/lib/platform/text'
import type { Mentionable } from '@/lib/studio/comments/client'

const most = 6
/** An `@` that begins a word, up to the cursor. */
const begun = /(?:^|[^\p{L}\p{N}])@([^@\n]{0,40})$/u

/** Who is meant by an `@` that is being typed before the cursor, and where it begins; undefined without one. */
export function mentionAt(
  text: string,
  cursor: number,
  people: readonly Mentionable[],
): { from: number; found: readonly Mentionable[] } | undefined {
  const typed = begun.exec(text.slice(0, cursor))?.[1]
  if (typed === undefined) return undefined
  const found = people.filter(({ name }) =>
    [name, ...name.split(/[\s-]+/)].some((part) =>
      isMet(part, typed, (word, start) => word.startsWith(start)),
    ),
  )
  // Somebody who is named already has words behind the name.
  const isNamed = people.some(({ name }) => typed.startsWith(`${name} `))
  const isOver = found.length === 0 && (isNamed || /\s/.test(typed))
  return isOver ? undefined : { from: cursor - typed.length - 1, found: found.slice(0, most) }
}
