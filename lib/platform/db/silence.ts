import { logWarning } from '@/lib/platform/log'
import { endLeft, type Findings, findWorking } from './probe'
import type { ShopClient } from './shop-client'

const tickMs = 500
/** Ticks without a byte after which the server is asked whether it works for a connection. */
const askAfter = 3
/** Ticks after which a connection is given up while the server cannot be reached at all. */
const unreachableAfter = 6

type Watched = { traffic: number; quiet: number; isIdle: boolean }

/** The watches of this process, also when a bundler loads this module more than once. */
const store = globalThis as { nestlingSilenceWatches?: Set<SilenceWatch> }
const watches = () => {
  store.nestlingSilenceWatches ??= new Set()
  return store.nestlingSilenceWatches
}

/**
 * Finds the connections of a pool that have gone silent, as after a failover or behind a NAT that has forgotten them:
 * nobody closes them, and TCP waits for many minutes. A statement may take its time as long as the server works on it.
 */
export class SilenceWatch {
  private readonly watched = new Map<ShopClient, Watched>()
  private readonly timer: NodeJS.Timeout
  private asking = false

  /** `quietMs`: how long a statement may be quiet where the server cannot be asked for whom it works. */
  constructor(
    private readonly open: () => ShopClient,
    private readonly quietMs: number,
  ) {
    this.timer = setInterval(() => void this.tick(), tickMs)
    this.timer.unref()
    watches().add(this)
  }

  add(client: ShopClient): void {
    this.watched.set(client, { traffic: client.traffic, quiet: 0, isIdle: false })
  }

  setIdle(client: ShopClient, isIdle: boolean): void {
    const known = this.watched.get(client)
    if (known) known.isIdle = isIdle
  }

  remove(client: ShopClient): void {
    this.watched.delete(client)
  }

  close(): void {
    clearInterval(this.timer)
    watches().delete(this)
  }

  /** Closes the connections that nothing uses: they are as old as one that went silent. */
  async closeIdle(): Promise<void> {
    const idle = [...this.watched].filter(([, { isIdle }]) => isIdle).map(([client]) => client)
    await this.giveUp(idle, 'Another connection has gone silent')
  }

  private async tick(): Promise<void> {
    for (const [client, known] of this.watched) {
      const { traffic } = client
      known.quiet = client.isWaiting && traffic === known.traffic ? known.quiet + 1 : 0
      known.traffic = traffic
    }
    const suspects = [...this.watched].filter(([, { quiet }]) => quiet > 0 && quiet % askAfter === 0)
    if (suspects.length === 0 || this.asking) return
    this.asking = true
    try {
      await this.judge(suspects.map(([client, { traffic }]) => ({ client, traffic })))
    } finally {
      this.asking = false
    }
  }

  private async judge(suspects: readonly { client: ShopClient; traffic: number }[]): Promise<void> {
    const working = await findWorking(
      this.open,
      suspects.map(({ client }) => client),
    )
    const silent = suspects
      .filter(({ client, traffic }) => client.traffic === traffic && this.isSilent(client, working))
      .map(({ client }) => client)
    if (silent.length === 0) return
    logWarning(
      `${silent.length} connections to the database have gone silent and are replaced; what was under way on them has failed.`,
    )
    await Promise.all([this.giveUp(silent, 'The connection to the database has gone silent'), closeAllIdle()])
  }

  private isSilent(client: ShopClient, working: Findings): boolean {
    const quiet = this.watched.get(client)?.quiet ?? 0
    if (working === 'unreachable') return quiet >= unreachableAfter
    if (working === 'unknown') return quiet * tickMs >= this.quietMs
    return !working.has(client.processId)
  }

  private async giveUp(clients: readonly ShopClient[], reason: string): Promise<void> {
    if (clients.length === 0) return
    for (const client of clients) {
      this.watched.delete(client)
      client.cut(reason)
    }
    await endLeft(this.open, clients)
  }
}

/** Closes the connections that nothing uses, of all pools of this process. */
export async function closeAllIdle(): Promise<void> {
  await Promise.all([...watches()].map((watch) => watch.closeIdle()))
}
