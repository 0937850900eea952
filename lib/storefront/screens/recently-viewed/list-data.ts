import type { Recommendations } from '@/schemas/api/recommendations'

/** The names of a list of recommendations, on its element: by them services count what is seen and chosen. */
export const listData = ({
  recommendationId,
  uid,
}: Partial<Pick<Recommendations, 'recommendationId' | 'uid'>>) => ({
  'data-recommendation-id': recommendationId,
  'data-recommendation-uid': uid,
})
