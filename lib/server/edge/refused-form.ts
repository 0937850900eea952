import type { IncomingMessage } from 'node:http'
import type { Config } from '@/lib/platform/config'
import { largestForm } from '@/lib/platform/http'
import { marketText } from '@/lib/platform/i18n'
import { type Market, marketAt } from '@/lib/platform/markets'
import { isLocalPath } from '@/lib/platform/security'
import type { EdgeResponse } from './edge-response'
import { marketOfPath } from './market-of-path'
import { plainDocument } from './plain-document'
import { refusal } from './refuse'

const titles: Record<number, string> = {
  413: 'Too large',
  415: 'Unsupported media type',
  429: 'Too many requests',
  503: 'Too busy',
}
const retryAfter: Record<number, string> = { 429: '3600', 503: '5' }

function wordsOf(market: Market, status: number, mayBeDone: boolean): string {
  const t = marketText(market)
  if (status === 413) return t('forms.refusals.tooLarge', { megabytes: largestForm / 1024 / 1024 })
  if (status === 429) return t('forms.refusals.tooMany')
  if (status < 500) return t('forms.refusals.outdated')
  return t(mayBeDone ? 'forms.refusals.unsure' : 'forms.refusals.failed')
}

/** The path of the page that a request comes from, when that is one of the shop. */
function pageOf({ headers }: Pick<IncomingMessage, 'headers'>): string | undefined {
  const page = URL.parse(headers.referer ?? '')
  return page && page.host === headers.host && isLocalPath(page.pathname) ? page.pathname : undefined
}

/** Whether a browser without JavaScript sends a form, which shows the answer as a page. */
export const isPlainForm = ({ method, headers }: Pick<IncomingMessage, 'method' | 'headers'>): boolean =>
  method === 'POST' && headers.accept?.includes('text/html') === true

/**
 * The answer to a form or another call that is refused, in the language of the page that it comes from: to a browser
 * without JavaScript a page that leads back to it, where the browser still has what was typed. `mayBeDone`: the answer
 * was lost, and what was asked for may have been kept.
 */
export function refusedForm(
  { brand }: Pick<Config, 'brand'>,
  request: IncomingMessage,
  status: number,
  { mayBeDone = false } = {},
): Parameters<EdgeResponse['answer']>[0] {
  const page = pageOf(request)
  const market = (page && marketAt(brand, page)) || marketOfPath(brand, request, '/').market
  const detail = wordsOf(market, status, mayBeDone)
  const headers = {
    'cache-control': 'no-store',
    ...(retryAfter[status] && { 'retry-after': retryAfter[status] }),
  }
  if (!isPlainForm(request)) return refusal(status, titles[status] ?? 'Refused', headers, detail)
  const t = marketText(market)
  const document = plainDocument(market, {
    headline: t('error.generic.headline'),
    texts: [detail],
    links: [{ href: page ?? `/${market.code}/`, text: page ? t('forms.page.back') : t('error.home') }],
  })
  return { status, headers: { ...document.headers, ...headers }, body: document.body }
}
