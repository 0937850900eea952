/** Alone and small, because every page asks. */
export const isKiosk = (userAgent: string): boolean => /\bretail\/\d+/.test(userAgent)
