/** For islands. */
export { TranslationsButton } from './translations-button.client'
