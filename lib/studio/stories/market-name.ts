import type { StudioLanguage } from '@/lib/studio/i18n'

const locale = /^([a-z]{2})-([a-z]{2})$/

/** The country and the language of a locale's folder, in the reader's language: `de-ch` → `Schweiz, Deutsch`. */
export function marketName(slug: string, language: StudioLanguage): string | undefined {
  const [, spoken, region] = locale.exec(slug) ?? []
  if (!spoken || !region) return undefined
  const country = new Intl.DisplayNames(language, { type: 'region' }).of(region.toUpperCase())
  return `${country}, ${new Intl.DisplayNames(language, { type: 'language' }).of(spoken)}`
}
