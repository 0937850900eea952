import type { StoryHistory, StoryVersion } from '@/lib/studio/drafts'
import { formatMoment, type StudioLanguage } from '@/lib/studio/i18n'
import { isSame } from '../model'

type Listed = Pick<StoryVersion, 'id' | 'at' | 'event' | 'content'>

const isSave = (event: Listed['event']) => event === 'saved' || event === 'restored' || event === 'merged'

/**
 * When each version was made, in words by its id: those of one minute with their seconds. The entry to which an author's
 * saves are added has the time of its first one; the draft that it holds was saved when the story says.
 */
export function versionMoments(
  language: StudioLanguage,
  versions: readonly Listed[],
  draft: Pick<NonNullable<StoryHistory['draft']>, 'at' | 'content'> | undefined,
): ReadonlyMap<number, string> {
  const [newest] = versions
  const isDraft = ({ id, event, content }: Listed) =>
    draft !== undefined && id === newest?.id && isSave(event) && isSame(content, draft.content)
  const timed = versions.map((each) => ({ id: each.id, at: isDraft(each) && draft ? draft.at : each.at }))
  const counts = new Map<string, number>()
  for (const { at } of timed) {
    const words = formatMoment(language, at)
    counts.set(words, (counts.get(words) ?? 0) + 1)
  }
  return new Map(
    timed.map(({ id, at }) => {
      const words = formatMoment(language, at)
      return [id, (counts.get(words) ?? 0) > 1 ? formatMoment(language, at, 'seconds') : words]
    }),
  )
}
