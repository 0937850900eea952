/**
 * Whether a request that changes something comes from a page of the shop itself. Every browser sends `Origin` or
 * `Sec-Fetch-Site`; a request with neither is rejected.
 */
export function isSameOrigin(request: Pick<Request, 'headers'>): boolean {
  const site = request.headers.get('sec-fetch-site')
  if (site !== null) return site === 'same-origin'
  const origin = request.headers.get('origin')
  const host = request.headers.get('host')
  return origin !== null && host !== null && URL.canParse(origin) && new URL(origin).host === host
}

/** Whether a page of another site leads to this address. Browsers say so; an old one that does not is believed. */
export const isFromAnotherSite = ({ headers }: Request): boolean =>
  ['cross-site', 'same-site'].includes(headers.get('sec-fetch-site') ?? '')
