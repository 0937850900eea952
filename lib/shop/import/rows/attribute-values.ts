import { type AttributeValue, sourceAttributeValue } from '@/schemas/shop'
import { writeAttributeValues } from '../write/write-attribute-values'
import type { RowType } from './row-type'

export const attributeValueRows: RowType<AttributeValue> = {
  schema: sourceAttributeValue.refine(
    ({ labels, swatch, position }) =>
      Object.keys(labels).length > 0 || swatch !== undefined || position !== undefined,
    'has neither a label nor a swatch nor a position',
  ),
  keyOf: ({ attribute, value }) => `${attribute} ${value}`,
  write: async (tx, rows, options) => ({
    changed: await writeAttributeValues(tx, rows, options),
    rejected: [],
  }),
}
