/** What is kept in a visitor's browser beside cookies. */
export { withStorage } from './with-storage'
