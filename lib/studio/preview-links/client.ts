/** For islands. */
export { PreviewLinksButton } from './preview-links-button.client'
