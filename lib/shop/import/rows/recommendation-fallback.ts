import { writeRecommendationFallback } from '@/lib/shop/recommendations'
import { type SourceRecommendationFallback, sourceRecommendationFallback } from '@/schemas/shop'
import { localeOrLanguageProblem } from './locales'
import type { RowType } from './row-type'

export const recommendationFallbackRows: RowType<SourceRecommendationFallback> = {
  schema: sourceRecommendationFallback.superRefine(({ locale }, context) => {
    const message = localeOrLanguageProblem(locale)
    if (message) context.addIssue({ code: 'custom', path: ['locale'], message })
  }),
  keyOf: ({ locale }) => locale,
  namesOf: ({ products }) => ({ products }),
  write: async (tx, rows) => ({
    changed: await writeRecommendationFallback(tx, rows),
    rejected: [],
  }),
}
