import { gridBlock } from '@/schemas/blocks/grid'
import { Grid } from './grid'

export const definition = gridBlock
export const component = Grid
export const examples = async () => (await import('./grid.examples')).gridExamples
