import { isKiosk } from '@/lib/storefront/runtime/device'

/** Watches over a kiosk in a shop; elsewhere none of its code is loaded. */
export function watchKiosk(): void {
  if (!isKiosk(navigator.userAgent)) return
  import('./start-kiosk').then(
    ({ startKiosk }) => startKiosk(),
    () => undefined,
  )
}
