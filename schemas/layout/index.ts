/** The layout story of a market, and the items that stand in it. */
export { layoutItems } from './items'
export { layoutDefinition } from './layout'
