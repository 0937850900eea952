export { KeptMarkup } from './kept-markup.client'
