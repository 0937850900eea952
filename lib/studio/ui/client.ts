/** For islands. */
export { ListParts, ListSearch } from './list-parts.client'
export { LoadFailed } from './load-failed.client'
export { useGoneStory } from './shell/missing-screen.client'
export { useShortcuts } from './shortcuts/use-shortcuts'
export { showToast } from './toast'
export { useUiText } from './ui-text.client'
export { useRead } from './use-read'
export { useSubmit } from './use-submit'
