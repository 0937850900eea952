/** Kiosks in shops, which many visitors use one after another. */
export { isKiosk, kioskNumber } from './is-kiosk'
export { watchKiosk } from './watch-kiosk'
