import { currentTime } from '@/lib/platform/clock'
import { config } from '@/lib/platform/config'
import { database } from '@/lib/platform/db'
import { clientOf, orUnavailable, seeOther } from '@/lib/platform/http'
import { isWithinLimit, networkLimits } from '@/lib/platform/limits'
import { logError } from '@/lib/platform/log'
import { type DownloadNotice, findMarket, orderStatusPath } from '@/lib/platform/markets'
import {
  countDownload,
  downloadHeaders,
  downloadState,
  findDownload,
  openDownload,
  readDownloadLink,
} from '@/lib/shop/downloads'
import { findOrderById } from '@/lib/shop/orders'
import { leadFromBrokenLink } from '@/lib/storefront/order-access'

const notices = { over: 'downloadOver', usedUp: 'downloadUsedUp' } as const

/**
 * `GET /api/orders/downloads/?download&key`: a file that was bought, for whoever has the link. One that cannot be sent
 * leads to the order, which says why. Asking for the headers alone counts as no download.
 */
export const GET = orUnavailable(async (request: Request): Promise<Response> => {
  const { brand, dataDir } = config()
  const db = database()
  const now = currentTime()
  const line = readDownloadLink(new URL(request.url).searchParams)
  const download = line === undefined ? undefined : await findDownload(db, line)
  const order = download && (await findOrderById(db, download.orderId))
  const market = order && order.brand === brand ? findMarket(brand, order.locale) : undefined
  if (!download || !order || !market) return leadFromBrokenLink(request)
  const toOrder = (state: DownloadNotice) => seeOther(orderStatusPath(market, { order: order.number, state }))
  const state = downloadState(download, { order, now })
  if (state !== 'open') return toOrder(notices[state])
  if (!(await isWithinLimit(db, clientOf(request), networkLimits.downloads, { now: now.getTime() })))
    return toOrder('downloadLater')
  const opened = await openDownload(dataDir, download.file)
  if (!opened) {
    logError('A download that was sold is missing', new Error(`${dataDir}/downloads/${download.file}`))
    return toOrder('downloadLater')
  }
  const headers = downloadHeaders(download.file, opened.size)
  if (request.method !== 'HEAD' && (await countDownload(db, download.lineId, now)))
    return new Response(opened.stream(), { headers })
  await opened.close()
  return request.method === 'HEAD' ? new Response(null, { headers }) : toOrder('downloadUsedUp')
})
