const lockName = (tab: string) => `studio-tab/${tab}`

/**
 * The name of this tab, which it keeps over a reload. A duplicated tab inherits the name of the first and gets one of
 * its own, because the first still holds the lock.
 */
export async function claimTab(): Promise<string> {
  const known = sessionStorage.getItem('studio-tab')
  const claim = (name: string) =>
    new Promise<boolean>((resolve) => {
      void navigator.locks.request(lockName(name), { ifAvailable: true }, (lock) => {
        resolve(lock !== null)
        // Held until the tab is closed: the browser then releases it.
        return lock ? new Promise(() => {}) : undefined
      })
    })
  if (claimed && known === claimed) return claimed
  const name = known && (await claim(known)) ? known : crypto.randomUUID()
  if (name !== known) await claim(name)
  sessionStorage.setItem('studio-tab', name)
  claimed = name
  return name
}

let claimed: string | undefined

/** The tabs of this browser that are open now. */
export async function openTabs(): Promise<ReadonlySet<string>> {
  const { held = [] } = await navigator.locks.query()
  return new Set(
    held.flatMap(({ name }) => (name?.startsWith(lockName('')) ? [name.slice(lockName('').length)] : [])),
  )
}
