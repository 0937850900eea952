/** Leads on with GET, for this visitor alone. `location` must be encoded for a header. */
export const seeOther = (location: string, headers: Record<string, string> = {}): Response =>
  new Response(null, { status: 303, headers: { location, 'cache-control': 'private, no-store', ...headers } })
