/** The languages of the Studio's own screens, which are not those of the shop. */
export const studioLanguages = ['de', 'fr', 'en'] as const
export type StudioLanguage = (typeof studioLanguages)[number]

/** Names of languages stand in the language itself. */
export const languageNames: Readonly<Record<StudioLanguage, string>> = {
  de: 'Deutsch',
  fr: 'Français',
  en: 'English',
}

const isStudioLanguage = (text: string): text is StudioLanguage =>
  (studioLanguages as readonly string[]).includes(text)

/** The language for a stranger, by the header of the browser; its order counts, not its weights. */
export const languageOf = (acceptLanguage: string | null): StudioLanguage =>
  (acceptLanguage ?? '')
    .slice(0, 500)
    .toLowerCase()
    .split(',')
    .map((part) => part.trim().slice(0, 2))
    .find(isStudioLanguage) ?? 'de'
