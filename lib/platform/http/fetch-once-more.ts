/** Statuses of failures that pass. */
export const passingFailures: ReadonlySet<number> = new Set([408, 409, 425, 429, 500, 502, 503, 504])

/** Whether a call of the shop's API succeeded. */
export const isSuccess = ({ status }: Pick<Response, 'status'>): boolean => status === 200 || status === 201

/**
 * `fetch` for the shop's API: a GET whose failure may pass is sent once more. Other methods never are, because the first
 * request may have been carried out. Rejects without a connection.
 */
export async function fetchOnceMore(path: string, init: RequestInit = {}): Promise<Response> {
  const first = await fetch(path, init)
  const isGet = (init.method ?? 'GET') === 'GET'
  return isGet && passingFailures.has(first.status) ? fetch(path, init) : first
}
