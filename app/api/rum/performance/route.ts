import { currentMs } from '@/lib/platform/clock'
import {
  changeTimeoutMs,
  clientOf,
  orUnavailable,
  problem,
  readJsonBody,
  tooManyRequests,
} from '@/lib/platform/http'
import { isAllowed, networkLimits } from '@/lib/platform/limits'
import { logInfo } from '@/lib/platform/log'
import { pathWithoutPersonalData } from '@/lib/platform/text'
import { type PerformanceReport, performanceReport } from '@/schemas/api/tracking'

const lineOf = ({ path, href: _, ...vitals }: PerformanceReport) =>
  [
    'performance:',
    pathWithoutPersonalData(path),
    ...Object.entries(vitals).map((pair) => pair.join('=')),
  ].join(' ')

/** `POST /api/rum/performance/`: how fast a page was, as the browser of a visitor who consents tells when it is left. */
export const POST = orUnavailable(async (request: Request): Promise<Response> => {
  const body = await readJsonBody(request, performanceReport)
  if (!body.ok) return body.answer
  if (!(await isAllowed(clientOf(request), networkLimits.performance, { now: currentMs() })))
    return problem(tooManyRequests)
  logInfo(lineOf(body.data))
  return new Response(null, { status: 204, headers: { 'cache-control': 'private, no-store' } })
}, changeTimeoutMs)
