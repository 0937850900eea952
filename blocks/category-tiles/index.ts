import { categoryTilesBlock, categoryTilesItem } from '@/schemas/blocks/category-tiles'
import { CategoryTiles } from './category-tiles'

export const definition = categoryTilesBlock
export const items = [categoryTilesItem]
export const component = CategoryTiles
export const examples = async () => (await import('./category-tiles.examples')).categoryTilesExamples
