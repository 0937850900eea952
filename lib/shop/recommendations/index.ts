/** Products beside a product, in the basket and in its layer. */
export { loadRecommendations } from './cached'
export { recommendFor } from './recommend-for'
