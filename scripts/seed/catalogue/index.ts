/** The shop's own believable catalogue, for a first start and for measuring: always the same. */
export { seedProducts } from './products'
export { type SeedOptions, type SeedResult, seedCatalogue, writeSeed } from './write-seed'
