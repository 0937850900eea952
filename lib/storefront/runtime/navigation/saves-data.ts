type Connection = { saveData?: boolean; effectiveType?: string }

/** Whether the visitor saves data or has a slow network, where preloading gets in the way. */
export function savesData({ connection }: { connection?: Connection } = navigator as object): boolean {
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '')
}
