import { askStudio } from '@/lib/studio/calls/client'
import type { StudioLanguage } from '@/lib/studio/i18n'
import { errorKey, uiText } from '@/lib/studio/ui'
import { showToast } from '@/lib/studio/ui/client'
import { storiesText } from './messages'
import type { NotShown } from './shown'

const mostNamed = 5

/** Why a shopper does not get a page. */
export function whyNotShown(
  { status, reason, to }: Pick<NotShown, 'status' | 'reason' | 'to'>,
  t: ReturnType<typeof storiesText>,
): string {
  if (reason === 'spelling' && to) return t('shown.ledOn', { to })
  if (reason) return t(`shown.reasons.${reason}`)
  if (to) return t('shown.ledOn', { to })
  return status === undefined ? t('shown.noAnswer') : t('shown.status', { status })
}

/** Says of a published page that it is not to be seen, and why. */
export const notShownWords = (
  missing: Pick<NotShown, 'path' | 'status' | 'reason' | 'to'>,
  t: ReturnType<typeof storiesText>,
): string => t('shown.still', { path: missing.path, why: whyNotShown(missing, t) })

/** Says why pages that were just published are not to be seen, all in one message. */
function shownWords(notShown: readonly NotShown[], language: StudioLanguage): string {
  const t = storiesText(language)
  const named = notShown.slice(0, mostNamed).map((missing) => {
    const { name, path } = missing
    return t('shown.one', { name, path, why: whyNotShown(missing, t) })
  })
  const more = notShown.length - mostNamed
  return [
    t('shown.title', { count: notShown.length }),
    ...named,
    ...(more > 0 ? [t('shown.more', { count: more })] : []),
  ].join(' ')
}

/** A page that is still being made is asked for again. */
const mostQuestions = 4

async function askUntilAnswered(id: number): Promise<NotShown[] | number> {
  for (let left = mostQuestions; ; left -= 1) {
    const answer = await askStudio<{ notShown: NotShown[] }>(`stories/shown/?ids=${id}`)
    if (!answer.ok) return answer.status
    const { notShown } = answer.data
    const isSilent = notShown.some(({ status, reason }) => status === undefined && reason === undefined)
    if (!isSilent || left === 1) return notShown
  }
}

/** After a publish: asks for the pages as a shopper would, and says which of them are not to be seen. */
export async function tellShown(ids: readonly number[], language: StudioLanguage): Promise<void> {
  const notShown: NotShown[] = []
  // One by one: a page may have to be made, and each question has to be answered in time.
  for (const id of ids) {
    const answer = await askUntilAnswered(id)
    if (typeof answer === 'number') {
      const why = uiText(language)(`errors.${errorKey(answer)}`)
      showToast(`${storiesText(language)('shown.notAsked')} ${why}`, 'warning')
      break
    }
    notShown.push(...answer)
  }
  if (notShown.length > 0) showToast(shownWords(notShown, language), 'error')
}
