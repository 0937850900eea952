import { type SourceShopConfiguration, sourceShopConfiguration } from '@/schemas/shop'
import { writeShopConfiguration } from '../write/write-shop-configuration'
import { localeProblem } from './locales'
import type { RowType } from './row-type'

export const shopConfigurationRows: RowType<SourceShopConfiguration> = {
  schema: sourceShopConfiguration.superRefine(({ locale }, context) => {
    const message = localeProblem(locale)
    if (message) context.addIssue({ code: 'custom', path: ['locale'], message })
  }),
  keyOf: ({ locale }) => locale,
  async write(tx, rows, { brand }) {
    let changed = 0
    for (const row of rows) {
      const { created, updated } = await writeShopConfiguration(tx, brand, row)
      changed += created + updated
    }
    return { changed, rejected: [] }
  },
}
