/** For islands. */
export { useShortcuts } from './shortcuts/use-shortcuts'
export { hideToast, showToast } from './toast'
export { useUiText } from './ui-text.client'
export { useSubmit } from './use-submit'
