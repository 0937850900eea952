/** For islands. */
export { hideToast, showToast } from '@/lib/storefront/ui/client'
export { useShortcuts } from './shortcuts/use-shortcuts'
export { useUiText } from './ui-text.client'
