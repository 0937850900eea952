/** The messages are those of the shop's design system. */
export { showToast } from '@/lib/storefront/design/ui/client'
