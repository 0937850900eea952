/** Shops in towns, in the words of a market. */
export { timeOfDay, weekdayName } from './day-words'
export { loadStores } from './load-stores'
export { storeData } from './structured-data'
