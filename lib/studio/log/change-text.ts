import type { StudioLanguage } from '@/lib/studio/i18n'
import type { Change } from '@/lib/studio/people'
import { logText } from './messages'

/** What a change was, in one sentence. */
export function changeText(language: StudioLanguage, { kind, storyName, detail }: Change): string {
  const { name = '', from = '', to = '', path = '', role = '', locale = '', part = '' } = detail ?? {}
  const story = storyName ?? name
  return logText(language)(`kinds.${kind}`, {
    story,
    name: name || story,
    from,
    to,
    path,
    role,
    locale,
    part,
  })
}
