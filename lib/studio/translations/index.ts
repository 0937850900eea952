/** The same page in other markets and languages: its addresses and its alternates. */
export { madeAnswer, translationAnswer } from './answer'
export { alternateBody, candidatesQuery, slugsBody } from './bodies'
export { makeVersion } from './make-version'
export {
  joinAlternate,
  leaveAlternates,
  readTranslations,
  saveSlugs,
} from './manage'
export { findCandidates } from './market-versions'
