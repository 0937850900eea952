/** Soft hyphens for words that are longer than a narrow column. For the server: it needs the parts of compounds. */
export { softHyphens } from './soft-hyphens'
