/** For islands. */
export { useLanguage } from './language.client'
