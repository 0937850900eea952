import type { StudioLanguage } from '@/lib/studio/i18n'
import { type ClockDetail, type ClockFault, clockWords } from './clock-text'
import type { uiText } from './messages'

type Text = ReturnType<typeof uiText>

/** Why what was typed is no time, in words. */
export function faultWords(
  read: ClockFault,
  { detail, language }: { detail: ClockDetail; language: StudioLanguage },
  t: Text,
): string {
  const example = clockWords(detail === 'day' ? '2026-12-24' : '2026-12-24T08:00', language)
  if (read.fault === 'unreadable')
    return t(detail === 'day' ? 'clock.unreadableDay' : 'clock.unreadable', { example })
  if (read.fault === 'noDay') return t('clock.noDay', { day: read.day, last: read.last })
  if (read.fault === 'noMonth') return t('clock.noMonth', { month: read.month, example })
  if (read.fault === 'noTime') return t('clock.noTime', { time: read.time })
  return t('clock.noYear', { year: read.year })
}

/** What has become of a time that the clock does not show. */
export const moveWords = ({ from, to }: { from: string; to: string }, t: Text): string =>
  t('clock.skipped', { time: from.slice(-5), becomes: to.slice(-5) })
