import { lookup } from 'node:dns/promises'
import { connect as connectPlainly } from 'node:net'
import type { Duplex } from 'node:stream'
import { connect } from 'node:tls'

export type Network = {
  /** The IP addresses of a host name. */
  resolve: (hostname: string) => Promise<string[]>
  /**
   * A TLS connection to this IP address, whose certificate must be that of the host name; without TLS, to this machine,
   * where `isPlain` says so.
   */
  connect: (target: { address: string; port: number; hostname: string; isPlain?: boolean }) => Duplex
}

export const internet: Network = {
  // IPv4 first: a server without IPv6 gets such addresses as well.
  resolve: async (hostname) =>
    (await lookup(hostname, { all: true, order: 'ipv4first' })).map(({ address }) => address),
  connect: ({ address, port, hostname, isPlain = false }) =>
    isPlain
      ? connectPlainly({ host: address, port })
      : connect({ host: address, port, servername: hostname, ALPNProtocols: ['http/1.1'] }),
}
