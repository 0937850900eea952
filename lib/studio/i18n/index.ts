/** The texts of the Studio, per language. */
export { LanguageProvider } from './language.client'
export { languageNames, languageOf, type StudioLanguage, studioLanguages } from './languages'
export { nextClock } from './next-clock'
export { firstStageNames, stageName } from './stage-name'
export { formatMoment, formatPlanned, labelled, studioTexts, timeZone } from './texts'
export { zoneName } from './zone-name'
