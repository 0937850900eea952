import { safeHref } from '@/lib/platform/security'

/** Whether an address leads on from the page that it stood on, which is not known of a paste. */
export const isRelative = (href: string): boolean =>
  safeHref(href) !== undefined && !/^(?:[a-z][a-z0-9+.-]*:|\/|#)/i.test(href)
