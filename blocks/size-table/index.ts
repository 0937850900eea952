import { sizeTableBlock, sizeTableRow } from '@/schemas/blocks/size-table'
import { SizeTable } from './size-table'

export const definition = sizeTableBlock
export const items = [sizeTableRow]
export const component = SizeTable
export const examples = async () => (await import('./size-table.examples')).sizeTableExamples
