/** Kiosks in shops, which many visitors use one after another. */
export { askMs, idleMs } from './times'
export { watchKiosk } from './watch-kiosk'
