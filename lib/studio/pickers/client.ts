/** For islands of the editor. */
export { mostCharacters, mostFound, mostProducts, mostValues } from './limits'
