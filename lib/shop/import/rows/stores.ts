import { type SourceStore, sourceStore } from '@/schemas/shop'
import { writeStores } from '../write/write-stores'
import type { RowType } from './row-type'

export const storeRows: RowType<SourceStore> = {
  schema: sourceStore,
  keyOf: ({ key }) => key,
  write: async (tx, rows) => ({ changed: await writeStores(tx, rows), rejected: [] }),
}
