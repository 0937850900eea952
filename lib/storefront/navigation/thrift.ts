type Connection = { saveData?: boolean; effectiveType?: string }

/** Whether the visitor saves data, or has a network on which pages that may never be opened are in the way. */
export function isThrifty({ connection }: { connection?: Connection } = navigator as object): boolean {
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '')
}
