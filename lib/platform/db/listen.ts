import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { logWarning } from '@/lib/platform/log'
import type { ShopClient } from './shop-client'

/** The pause before a lost connection is opened again, in milliseconds. */
const retryMs = 500
/** How often the connection is asked for a sign of life, and how long that may take. */
const beatMs = 2_000
const answerMs = 1_200
/** In so many beats it has to hear itself once. */
const echoTurns = 15

export type ListenerOptions = {
  /** Opens a connection of its own, on which nothing else is done. */
  open: () => ShopClient
  channel: string
  /** Runs at each message, and whenever messages may have been missed. */
  follow: () => void
  /** Sends a message on another connection. */
  notify: (channel: string) => Promise<unknown>
  /** Is told that the connection has gone silent: others may have, too. */
  onSilence: () => void
}

/**
 * Follows a channel of PostgreSQL's LISTEN on a connection of its own, which is opened again when it is lost or silent.
 * Behind a pooler in transaction mode nothing is ever heard: a message to itself shows that, and until one is heard,
 * what there is to hear of is looked for every two seconds.
 */
export class Listener {
  private readonly ending = new AbortController()
  /** A channel on which this listener alone hears itself. */
  private readonly echo = `nestling_echo_${randomBytes(8).toString('hex')}`
  private client: ShopClient | undefined
  private isDeaf = false
  private heardAt = 0

  constructor(private readonly options: ListenerOptions) {}

  /** Resolves when the channel is listened to. Rejects if the first connection fails. */
  async start(): Promise<void> {
    const { open, channel, follow, onSilence } = this.options
    const client = open()
    this.client = client
    const lost = new Promise<void>((resolve) => {
      client.once('error', () => resolve())
      client.once('end', () => resolve())
    })
    client.on('notification', (message) => {
      if (message.channel === this.echo) this.heardAt = performance.now()
      else follow()
    })
    try {
      await client.connect()
      await client.query(`listen ${client.escapeIdentifier(channel)}`)
      await client.query(`listen ${client.escapeIdentifier(this.echo)}`)
    } catch (error) {
      client.cut('The connection could not be opened')
      throw error
    }
    follow()
    const watching = new AbortController()
    void lost.then(() => watching.abort()).then(() => this.restart())
    const ended = AbortSignal.any([watching.signal, this.ending.signal])
    void this.listenToItself(ended)
    void this.watch(client, ended).catch(() => {
      client.cut('The connection that listens has gone silent')
      onSilence()
    })
  }

  async close(): Promise<void> {
    this.ending.abort()
    await this.client?.end().catch(() => undefined)
  }

  /** Resolves when the connection is given up by others; rejects when it is silent. */
  private async watch(client: ShopClient, ended: AbortSignal): Promise<void> {
    while (!ended.aborted) {
      await pause(beatMs, undefined, { signal: ended, ref: false }).catch(() => undefined)
      if (ended.aborted) return
      const late = pause(answerMs, 'late', { ref: false })
      const answer = client.query('select 1').then(
        () => 'answered',
        () => 'lost',
      )
      if ((await Promise.race([answer, late])) === 'late') throw new Error('silent')
    }
  }

  /** Asks every half minute whether messages arrive, and looks for what there is to hear of while none does. */
  private async listenToItself(ended: AbortSignal): Promise<void> {
    for (let turn = 0; !ended.aborted; turn += 1) {
      if (turn % echoTurns === 0) await this.sendEcho(ended)
      if (this.isDeaf) this.options.follow()
      await pause(beatMs, undefined, { signal: ended, ref: false }).catch(() => undefined)
    }
  }

  /** Says once when it turns out that nothing is heard. */
  private async sendEcho(ended: AbortSignal): Promise<void> {
    const sentAt = performance.now()
    const isSent = await this.options.notify(this.echo).then(
      () => true,
      () => false,
    )
    for (let waited = 0; waited < answerMs && this.heardAt < sentAt && !ended.aborted; waited += 50)
      await pause(50, undefined, { ref: false })
    if (!isSent || ended.aborted) return
    const isDeaf = this.heardAt < sentAt
    if (isDeaf && !this.isDeaf)
      logWarning(
        'LISTEN hears nothing: the address of the database probably leads through a pooler in transaction mode. Changes are looked for every two seconds instead. Set DATABASE_DIRECT_URL to an address that leads to PostgreSQL itself.',
      )
    this.isDeaf = isDeaf
  }

  /** Tries until the channel is listened to, and looks meanwhile for what there is to hear of. */
  async restart(): Promise<void> {
    const { signal } = this.ending
    let followedAt = performance.now()
    while (!signal.aborted) {
      await pause(retryMs, undefined, { signal, ref: false }).catch(() => undefined)
      if (signal.aborted) return
      const isBack = await this.start().then(
        () => true,
        () => false,
      )
      if (isBack) return
      // The pool may reach the database although this connection does not.
      if (performance.now() - followedAt < beatMs) continue
      this.options.follow()
      followedAt = performance.now()
    }
  }
}
