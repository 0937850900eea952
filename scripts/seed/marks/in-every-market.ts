/** What the demo writes for all markets of a brand, also where some are closed now. */
export function inEveryMarket<T>(make: () => T): T {
  const { SHOP_MARKETS: open } = process.env
  delete process.env.SHOP_MARKETS
  try {
    return make()
  } finally {
    if (open !== undefined) process.env.SHOP_MARKETS = open
  }
}
