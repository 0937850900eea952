/** Products beside a product, in the basket and in its layer. */
export { loadRecommendations } from './cached'
export { writeRecommendationFallback } from './fallback'
export { recommendFor } from './recommend-for'
