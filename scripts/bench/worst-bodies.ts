import { senders, visitsInFlood } from '@/tests/fixtures/worst-calls'
import { quantile } from './quantile'
import { comparedRow, type Row } from './row'

/** How long one visitor of a page waits while every route is sent the worst bodies of its size. */
export async function measureWorstBodies(url: string, distDir: string): Promise<Row> {
  const { quiet, during, calls } = await visitsInFlood(url, distDir)
  return comparedRow({
    subject: `Home while ${calls} worst bodies come in, ${senders} at a time: p99`,
    unit: 'ms',
    figure: quantile(during, 0.99),
    yardstick: { name: 'without them', figure: quantile(quiet, 0.99) },
  })
}
