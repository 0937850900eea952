/** What the Studio keeps in the browser, and for whom. */
export { type KeptName, keptKey, keptThings, readKept, storeOf, writeKept } from './kept'
export { pagePerson, personHeader } from './page-person'
