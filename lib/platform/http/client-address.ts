/**
 * The header in which the HTTP edge passes the client's networks to route handlers. It overwrites whatever a client
 * sends under that name.
 */
export const clientHeader = 'x-nestling-client'

/** A network from which requests come. In a shared one are many visitors whom the shop cannot tell apart. */
export type Network = { name: string; isShared: boolean }

/** The networks of a client, the smallest first. */
export type Client = readonly Network[]

const sharedMark = '~'

/** Networks as the header carries them. */
export const clientLine = (client: Client): string =>
  client.map(({ name, isShared }) => (isShared ? sharedMark + name : name)).join(' ')

/** The networks of a request, as determined by the HTTP edge. */
export function clientOf({ headers }: Pick<Request, 'headers'>): Client {
  const names = (headers.get(clientHeader) ?? `${sharedMark}unknown`).split(' ')
  return names.map((name) => ({
    name: name.startsWith(sharedMark) ? name.slice(sharedMark.length) : name,
    isShared: name.startsWith(sharedMark),
  }))
}
