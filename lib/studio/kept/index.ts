/** What the Studio keeps in the browser, and for whom. */
export {
  countUnsavedWork,
  type KeptName,
  keptKey,
  keptThings,
  readKept,
  storeOf,
  storiesChanged,
  writeKept,
} from './kept'
export { pagePerson, personHeader } from './page-person'
