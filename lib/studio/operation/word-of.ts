import type { StudioLanguage } from '@/lib/studio/i18n'
import { operationText } from './messages'

/** What a job or a kind of message is called; one that has no word yet by the name that metrics give it. */
export function wordOf(language: StudioLanguage, of: 'jobs' | 'messages', name: string): string {
  const t = operationText(language)
  const key = `${of}.${name.replaceAll(' ', '-')}` as 'jobs.clock'
  return t.has(key) ? t(key) : name
}
