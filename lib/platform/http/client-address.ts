/**
 * The header in which the HTTP edge passes the client's network address to route handlers. It overwrites whatever a
 * client sends under that name.
 */
export const clientHeader = 'x-nestling-client'

/** The network address of a request, as determined by the HTTP edge. */
export const clientAddress = (request: Request): string => request.headers.get(clientHeader) ?? 'unknown'
