/** The messages are those of the shop's design system. */
export { hideToast, showToast } from '@/lib/storefront/design/ui/client'
