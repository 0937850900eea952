const retail = /\bretail\/(\d+)/

/** The number of the shop whose kiosk sends a user agent. Alone and small, because every page asks. */
export function kioskNumber(userAgent: string): number | undefined {
  const [, number] = retail.exec(userAgent) ?? []
  return number === undefined ? undefined : Number(number)
}

export const isKiosk = (userAgent: string): boolean => kioskNumber(userAgent) !== undefined
