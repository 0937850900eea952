import { type ThreadView, typedOf } from '@/lib/studio/comments/client'

/** Which threads of a page are listed. */
export const threadKinds = ['open', 'mine', 'solved', 'all'] as const
export type ThreadKind = (typeof threadKinds)[number]

const isOf: Readonly<Record<ThreadKind, (thread: ThreadView) => boolean>> = {
  open: ({ solvedAt }) => solvedAt === null,
  mine: ({ solvedAt, isMine }) => solvedAt === null && isMine,
  solved: ({ solvedAt }) => solvedAt !== null,
  all: () => true,
}

const fold = (text: string) => text.toLocaleLowerCase().normalize()

const wordsOf = ({ title, quote, comments }: ThreadView) =>
  fold([title, quote ?? '', ...comments.flatMap(({ by, message }) => [by, typedOf(message).text])].join('\n'))

/** The threads of a kind in which all of the words stand that are looked for. */
export function filterThreads(
  threads: readonly ThreadView[],
  { kind, search }: { kind: ThreadKind; search: string },
): ThreadView[] {
  const words = fold(search).split(/\s+/).filter(Boolean)
  return threads.filter((thread) => {
    if (!isOf[kind](thread)) return false
    const text = words.length > 0 ? wordsOf(thread) : ''
    return words.every((word) => text.includes(word))
  })
}

/** From so many on a list is filtered, searched and folded. */
export const manyThreads = 5
