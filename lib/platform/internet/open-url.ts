import { get as getPlainly, type IncomingMessage } from 'node:http'
import { get } from 'node:https'
import type { Network } from './network'
import { isLoopbackIp, isPublicAddress } from './public-address'

const mostAddresses = 3
const ports = { 'http:': 80, 'https:': 443 } as const

/** A host name that leads to no address that may be asked. */
export class NoFitAddress extends Error {
  override name = 'NoFitAddress'
}

type Options = {
  network: Network
  signal: AbortSignal
  headers?: Readonly<Record<string, string>>
  /** The host is this machine, and nothing else: its loopback addresses are asked, and plain http is allowed. */
  isLocal?: boolean
}

/** Rejects as soon as the signal aborts, whether or not the work can be ended. */
function before<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  signal.throwIfAborted()
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    work.then(resolve, reject)
  })
}

/** The response of one address. The connection goes to the IP address that was checked, not to a name resolved anew. */
const ask = (url: URL, address: string, { network, signal, headers }: Options): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const isPlain = url.protocol === 'http:'
    const hostname = url.hostname.replace(/^\[|\]$/g, '')
    const port = Number(url.port) || ports[isPlain ? 'http:' : 'https:']
    const request = (isPlain ? getPlainly : get)({
      hostname,
      port,
      path: url.pathname + url.search,
      headers: { ...headers, host: url.host },
      createConnection: () => network.connect({ address, port, hostname, ...(isPlain && { isPlain }) }),
      signal,
    })
    request.once('response', resolve)
    request.on('error', reject)
  })

/**
 * Asks an address by GET. Throws a `NoFitAddress` where its host has no public IP address (or, `isLocal`, none of this
 * machine), and for plain http to another one. Follows no redirect.
 */
export async function openUrl(url: URL, options: Options): Promise<IncomingMessage> {
  const { network, signal, isLocal = false } = options
  const { protocol, hostname } = url
  const isAllowed = protocol === 'https:' || (protocol === 'http:' && isLocal)
  if (!isAllowed) throw new NoFitAddress(`${hostname} is not asked over ${protocol.slice(0, -1)}`)
  const found = await before(signal, network.resolve(hostname.replace(/^\[|\]$/g, '')))
  const addresses = found.filter(isLocal ? isLoopbackIp : isPublicAddress)
  if (addresses.length === 0)
    throw new NoFitAddress(`${hostname} has no ${isLocal ? 'address of this machine' : 'public address'}`)
  let fault: unknown
  for (const address of addresses.slice(0, mostAddresses)) {
    try {
      return await ask(url, address, options)
    } catch (error) {
      signal.throwIfAborted()
      fault = error
    }
  }
  throw fault
}
