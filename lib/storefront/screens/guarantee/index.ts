/** The legal guarantee of conformity and guarantees of durability, as product pages and the checkout tell them. */
export { DurabilityLabel } from './durability-label'
export { LegalNotice } from './legal-notice'
