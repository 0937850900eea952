import { internalFolder } from './internal'
import type { Market } from './markets'

/**
 * The header in which the HTTP edge tells Next.js where below the market's internal folder a page is rendered whose
 * address is not that of its folder. It overwrites whatever a client sends under that name.
 */
export const routeHeader = 'x-nestling-route'

/**
 * The one rewrite of the shop. Next.js compiles every rewrite again for each request that it renders, so a rewrite for
 * each screen of each market would cost more than many an answer.
 */
export const routeRewrite = (markets: readonly Market[]) => ({
  source: `/:market(${markets.map(({ code }) => code).join('|')})/(.*)`,
  has: [{ type: 'header' as const, key: routeHeader, value: '(?<innerRoute>.+)' }],
  destination: `/:market/${internalFolder}/:innerRoute/`,
})
