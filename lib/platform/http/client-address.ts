/** The header in which the front tells route handlers who asks; whatever a client sends under that name is replaced. */
export const clientHeader = 'x-nestling-client'

/** The network address of a request, as the front knows it. */
export const clientAddress = (request: Request): string => request.headers.get(clientHeader) ?? 'unknown'
