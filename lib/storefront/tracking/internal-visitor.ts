const key = 'internal-visitor'

export { key as internalKey }

const timeoutMs = 2_000

const known = (): boolean | undefined => {
  try {
    const noted = sessionStorage.getItem(key)
    return noted === null ? undefined : noted === 'yes'
  } catch {
    return undefined
  }
}

const note = (isInternal: boolean): void => {
  try {
    sessionStorage.setItem(key, isInternal ? 'yes' : 'no')
  } catch {
    // A browser without storage asks on every page.
  }
}

/**
 * Whether the visitor is a colleague, who is counted apart. Asked once in a visit, with consent, because it is stored. A
 * failure is no answer: such a visitor is not internal, and asked for again on the next page.
 */
export async function isInternalVisitor(address: string): Promise<boolean> {
  const before = known()
  if (before !== undefined) return before
  try {
    const response = await fetch(address, { credentials: 'omit', signal: AbortSignal.timeout(timeoutMs) })
    if (!response.ok) return false
    const answer: unknown = await response.json()
    const { internal } = (answer ?? {}) as { internal?: unknown }
    if (typeof internal !== 'boolean') return false
    note(internal)
    return internal
  } catch {
    return false
  }
}
