import { currentTime } from '@/lib/platform/clock'
import { config } from '@/lib/platform/config'
import { clientOf, orUnavailable, seeOther } from '@/lib/platform/http'
import { isAllowed, networkLimits } from '@/lib/platform/limits'
import { logError } from '@/lib/platform/log'
import { type DownloadNotice, marketOfPast, orderStatusPath } from '@/lib/platform/markets'
import { downloads, orders } from '@/lib/shop/door'
import {
  downloadHeaders,
  downloadState,
  type OpenedDownload,
  type OrderDownload,
  openDownload,
  partOf,
  readDownloadLink,
} from '@/lib/shop/downloads'
import { leadFromBrokenLink } from '@/lib/storefront/visitor/order-access'

const notices = { over: 'downloadOver', usedUp: 'downloadUsedUp' } as const

/** A part that the file does not have (RFC 9110). */
const beyond = ({ size }: OpenedDownload): Response =>
  new Response(null, {
    status: 416,
    headers: { 'content-range': `bytes */${size}`, 'cache-control': 'private, no-store' },
  })

type Sending = { request: Request; download: OrderDownload; opened: OpenedDownload; now: Date }

/** The file, or the part of it that is asked for; why it is not sent otherwise. */
async function send({ request, download, opened, now }: Sending): Promise<Response | DownloadNotice> {
  const isHead = request.method === 'HEAD'
  const part = isHead ? undefined : partOf(request.headers, opened)
  const goesOn = part !== undefined && (part === 'beyond' || part.start > 0)
  const limit = goesOn ? networkLimits.downloadParts : networkLimits.downloads
  if (!(await isAllowed(clientOf(request), limit, { now: now.getTime() }))) return 'downloadLater'
  if (part === 'beyond') return beyond(opened)
  const headers = downloadHeaders(download.file, opened, part)
  if (isHead) return new Response(null, { headers })
  if (!(await downloads.count(download.lineId, { now, goesOn }))) return 'downloadUsedUp'
  if (!part) return new Response(opened.stream(), { headers })
  const range = { 'content-range': `bytes ${part.start}-${part.end - 1}/${opened.size}` }
  return new Response(opened.stream(part), { status: 206, headers: { ...headers, ...range } })
}

/**
 * `GET /api/orders/downloads/?download&key`: a file that was bought, for whoever has the link, or a part of it. One that
 * cannot be sent leads to the order, which says why. Asking for the headers alone counts as no download.
 */
export const GET = orUnavailable(async (request: Request): Promise<Response> => {
  const { brand, dataDir } = config()
  const now = currentTime()
  const line = readDownloadLink(new URL(request.url).searchParams)
  const download = line === undefined ? undefined : await downloads.find(line)
  const order = download && (await orders.findById(download.orderId))
  const market = order && order.brand === brand ? marketOfPast(brand, order.locale) : undefined
  if (!download || !order || !market) return leadFromBrokenLink(request)
  const toOrder = (state: DownloadNotice) => seeOther(orderStatusPath(market, { order: order.number, state }))
  const state = downloadState(download, { order, now, goesOn: request.headers.has('range') })
  if (state !== 'open') return toOrder(notices[state])
  const opened = await openDownload(dataDir, download.file)
  if (!opened) {
    logError('A download that was sold is missing', new Error(`${dataDir}/downloads/${download.file}`))
    return toOrder('downloadLater')
  }
  const sent = await send({ request, download, opened, now })
  if (typeof sent !== 'string' && sent.body) return sent
  await opened.close()
  return typeof sent === 'string' ? toOrder(sent) : sent
})
