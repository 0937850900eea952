import { storeFinderBlock } from '@/schemas/blocks/store-finder'
import { StoreFinder } from './store-finder'

export const definition = storeFinderBlock
export const component = StoreFinder
export const examples = async () => (await import('./store-finder.examples')).storeFinderExamples
