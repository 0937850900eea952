import type { StudioLanguage } from '@/lib/studio/i18n'
import { clockWords } from '@/lib/studio/ui/client'
import { stagesText } from './messages'
import type { StageChoice } from './read'

/** Who goes on with a page, and until when, in a few words; empty where neither is set. */
export function givenTo(
  { assignee, dueOn, people }: Pick<StageChoice, 'assignee' | 'dueOn' | 'people'>,
  language: StudioLanguage,
): string {
  const t = stagesText(language)
  const name = people.find(({ id }) => id === assignee)?.name
  const day = dueOn && clockWords(dueOn, language)
  if (name && day) return t('given.both', { name, day })
  return name ?? (day ? t('given.day', { day }) : '')
}
