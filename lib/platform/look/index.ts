/** The name, the colours and the mark of a configured shop, for everything that shows them. */
export { type Looking, lookOf, markShapes, markSvg, type ShopLook } from './look'
