/** Markup of the first document that React adopts without knowing its content. */
export type { KeptElement, KeptHead } from './adopted-element'
export { keptAttribute, keptComponent } from './names'
