import { recentlyViewedBlock } from '@/schemas/blocks/recently-viewed'
import { RecentlyViewed } from './recently-viewed'

export const definition = recentlyViewedBlock
export const component = RecentlyViewed
export const examples = async () => (await import('./recently-viewed.examples')).recentlyViewedExamples
