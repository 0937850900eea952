import { tableBlock } from '@/schemas/blocks/table'
import { TableBlock } from './table'

export const definition = tableBlock
export const component = TableBlock
export const examples = async () => (await import('./table.examples')).tableExamples
