/** What a migration was before it was changed after databases had been made with it. */
type Earlier = {
  /** The migration that stands in its place today; without one, its statements are part of another. */
  now?: string
  /** What that one has besides, as a file in `migrations/earlier`. */
  besides?: string
}

const orders: Earlier = { now: '0022_orders', besides: '0022_orders.sql' }

/**
 * Migrations that were changed on the trunk, by the hash that databases know them by. The list is closed: a migration
 * that has landed is never changed again (`migrations/landed.txt`).
 */
export const earlierMigrations: Readonly<Record<string, Earlier>> = {
  '0010b5ac9a022d6ffb781d9a85f52083c581d3e35a8d5f82d1f849692950eb89': orders,
  f0d97bb07464538cc7bc1f9ecc853316953b1ad28af8bdcd5ebfd21424f0546b: orders,
  f10f7ac15ea998acc226c61433085a42c48c441c8589c5ea2544d954844c6379: orders,
  '956610d10ee1e76269a31b136aa4fd98486d9de80ee3c06a1c3812e2cce8af84': orders,
  '0362c5dc4150abccca890cc35de5f74f84acbc89e38cca508ffe6cf4afaa1cd8': orders,
  // 0023_sandbox_payments, which became a part of 0022_orders.
  '7af75b08900d7ec08bb202f78b8cca1086345ba10c8849a941a362589fd3225b': {},
  // 0023_digital, which became a part of 0023_after_order.
  '5fbb6680e3a27f91bd70d62e0250af0ad90a6cd6630fea67126242b8625fa49c': {
    now: '0023_after_order',
    besides: '0023_after_order.sql',
  },
  // It had more tiles rewritten than needed, once.
  cfaed333066f2764c5d8ca6d1bf2f1c573d3524896c4bc5d255775f09f55488c: { now: '0028_planned_publishing' },
}
