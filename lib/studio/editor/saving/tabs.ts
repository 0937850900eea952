import { readKept, writeKept } from '@/lib/studio/kept'

const lockName = (tab: string) => `studio-tab/${tab}`

/** A reload takes a moment until the page before it has let go of its lock. */
const patienceMs = 1_500

/** Holds the lock of a tab until the tab is closed, when the browser releases it; false when another tab has it. */
const hold = (tab: string) =>
  new Promise<boolean>((resolve) => {
    navigator.locks
      .request(lockName(tab), { signal: AbortSignal.timeout(patienceMs) }, () => {
        resolve(true)
        return new Promise(() => {})
      })
      .catch(() => resolve(false))
  })

async function claim(): Promise<string> {
  const known = readKept('studio-tab')
  if (known && (await hold(known))) return known
  const own = crypto.randomUUID()
  writeKept('studio-tab', own)
  await hold(own)
  return own
}

let claimed: Promise<string> | undefined

/**
 * The name of this tab, which it keeps over a reload. A duplicated tab inherits the name of the first and gets one of
 * its own, because the first still holds the lock.
 */
export const claimTab = (): Promise<string> => {
  claimed ??= claim()
  return claimed
}

/** The tabs of this browser that are open now. */
export async function openTabs(): Promise<ReadonlySet<string>> {
  const { held = [] } = await navigator.locks.query()
  const names = held.flatMap(({ name }) => (name?.startsWith(lockName('')) ? [name] : []))
  return new Set(names.map((name) => name.slice(lockName('').length)))
}
