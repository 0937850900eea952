/** The shop's sample catalogue, for a first start and for benchmarks. It is deterministic. */
export { seedFallback } from './fallback'
export { seedProducts } from './products'
export { seedGiftCards, seedVouchers } from './vouchers'
export { seedCatalogue, writeSeed } from './write-seed'
