/** The texts of the Studio, per language. */
export { LanguageProvider } from './language.client'
export { nextClock } from './next-clock'
export { languageNames, languageOf, type StudioLanguage, studioLanguages } from './languages'
export { formatMoment, formatPlanned, labelled, studioTexts, timeZone } from './texts'
