/**
 * Whether the page of an address stands ready on the server. One with a query, such as a filtered listing, is made at
 * request: loading it ahead would take several requests, and work that may be for nothing.
 */
export const standsReady = (target: string): boolean => !target.replace(/#[\s\S]*/, '').includes('?')
