/** The fields of the form, for client components too: without the texts of all languages. */
export { BackInStockEntry } from './entry'
