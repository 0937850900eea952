/** Stores, in the language of a market. */
export { timeOfDay, weekdayName } from './day-words'
export { loadStores } from './load-stores'
export { storeData } from './structured-data'
