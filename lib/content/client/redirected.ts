type Call = { input: Parameters<typeof fetch>[0]; init: RequestInit | undefined }

const statuses = new Set([301, 302, 303, 307, 308])

/** Whether a request changes nothing. */
export const isReading = (init: RequestInit | undefined): boolean =>
  (init?.method ?? 'GET').toUpperCase() === 'GET'

const addressOf = (input: Call['input']) => (input instanceof Request ? input.url : String(input))

/** The request to which an answer leads on, without its keys where that is another host; undefined for no redirect. */
export function redirected(answer: Response, { input, init }: Call): Call | undefined {
  const location = answer.headers.get('location')
  if (location === null || !statuses.has(answer.status) || !isReading(init)) return undefined
  const from = addressOf(input)
  if (!URL.canParse(location, from)) return undefined
  const to = new URL(location, from)
  if (!/^https?:$/.test(to.protocol)) return undefined
  if (to.origin === new URL(from).origin) return { input: to, init }
  const headers = new Headers(init?.headers)
  headers.delete('authorization')
  return { input: to, init: { ...init, headers } }
}
