import { threadTitle } from '@/lib/studio/comments'
import { type StudioLanguage, stageName } from '@/lib/studio/i18n'
import type { Change } from '@/lib/studio/people'
import { marketName, type NotShown, storiesText } from '@/lib/studio/stories'
import { logText } from './messages'

type Detail = Readonly<Record<string, string>>

/** Why a published page is not to be seen. */
function whyOf(language: StudioLanguage, { reason, status = '' }: Detail): string {
  const t = storiesText(language)
  return reason
    ? t(`shown.reasons.${reason as NonNullable<NotShown['reason']>}`)
    : t('shown.status', { status })
}

/** What a change was, in one sentence. */
export function changeText(language: StudioLanguage, { kind, storyName, detail }: Change): string {
  const {
    name = '',
    from = '',
    to = '',
    path = '',
    role = '',
    locale = '',
    part = '',
    title = '',
    component = '',
    field = '',
    tags = '',
    days = '0',
    count = '0',
  } = detail ?? {}
  const story = storyName ?? name
  return logText(language)(`kinds.${kind}`, {
    story,
    name: name || story,
    ...(kind === 'story-staged'
      ? { from: stageName(from, language), to: stageName(to, language) }
      : { from, to }),
    path,
    role,
    locale: marketName(locale, language) ?? locale,
    part,
    title: component ? threadTitle({ component, fieldname: field || null, title }, language) : title,
    // Without any tag left.
    tags: tags || '–',
    days: Number(days),
    count: Number(count),
    why: kind === 'story-not-shown' ? whyOf(language, detail ?? {}) : '',
  })
}
