/** The same page in other markets and languages: its addresses and its alternates. */
export { translationAnswer } from './answer'
export { alternateBody, slugsBody } from './bodies'
export {
  joinAlternate,
  leaveAlternates,
  readTranslations,
  saveSlugs,
} from './manage'
