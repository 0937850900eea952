import { writePromotions } from '@/lib/shop/promotions'
import { type SourcePromotion, sourcePromotion } from '@/schemas/shop'
import { localeProblem } from './locales'
import type { RowType } from './row-type'

export const promotionRows: RowType<SourcePromotion> = {
  schema: sourcePromotion.superRefine(({ locales }, context) => {
    for (const message of locales.flatMap((locale) => localeProblem(locale) ?? []))
      context.addIssue({ code: 'custom', path: ['locales'], message })
  }),
  keyOf: ({ id }) => id,
  async write(tx, rows) {
    const { created, updated } = await writePromotions(tx, rows)
    return { changed: created + updated, rejected: [] }
  },
}
