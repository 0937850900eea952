import { setTimeout as pause } from 'node:timers/promises'
import type { Client } from 'pg'

/** The pause before a lost connection is opened again, in milliseconds. */
const retryMs = 500

/**
 * Follows a channel of PostgreSQL's LISTEN on a connection of its own, which is opened again when it is lost. `follow`
 * runs at each message, and each time the channel is listened to again, because messages may have been missed.
 */
export class Listener {
  private readonly ending = new AbortController()
  private client: Client | undefined

  constructor(
    private readonly open: () => Client,
    private readonly channel: string,
    private readonly follow: () => void,
  ) {}

  /** Resolves when the channel is listened to. Rejects if the first connection fails. */
  async start(): Promise<void> {
    const client = this.open()
    this.client = client
    const lost = new Promise<void>((resolve) => {
      client.once('error', () => resolve())
      client.once('end', () => resolve())
    })
    client.on('error', () => undefined)
    client.on('notification', this.follow)
    try {
      await client.connect()
      await client.query(`listen ${client.escapeIdentifier(this.channel)}`)
    } catch (error) {
      void client.end().catch(() => undefined)
      throw error
    }
    this.follow()
    void lost.then(() => this.restart())
  }

  async close(): Promise<void> {
    this.ending.abort()
    await this.client?.end().catch(() => undefined)
  }

  private async restart(): Promise<void> {
    const { signal } = this.ending
    while (!signal.aborted) {
      await pause(retryMs, undefined, { signal, ref: false }).catch(() => undefined)
      if (signal.aborted) return
      if (
        await this.start().then(
          () => true,
          () => false,
        )
      )
        return
    }
  }
}
