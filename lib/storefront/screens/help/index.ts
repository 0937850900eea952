/** Where a visitor finds help and the legal pages. */
export { HotlineCard } from './hotline-card'
export { LegalLinks } from './legal-links'
