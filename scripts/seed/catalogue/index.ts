/** The shop's sample catalogue, for a first start and for benchmarks. It is deterministic. */
export { seedProducts } from './products'
export { type SeedOptions, type SeedResult, seedCatalogue, writeSeed } from './write-seed'
