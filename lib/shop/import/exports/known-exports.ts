import { shopify } from './shopify'
import { shopware } from './shopware'
import type { TableExport } from './table-export'
import { woocommerce } from './woocommerce'

const knownExports: readonly TableExport[] = [shopify, woocommerce, shopware]

/** The shop system whose export has such columns; undefined for any other table. */
export const exportOf = (columns: readonly string[]): TableExport | undefined => {
  const names = new Set(columns)
  return knownExports.find(({ isOf }) => isOf(names))
}
