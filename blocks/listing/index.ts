import { listingBlock } from '@/schemas/blocks/listing'
import { Listing } from './listing'

export const definition = listingBlock
export const component = Listing
export const examples = async () => (await import('./listing.examples')).listingExamples
