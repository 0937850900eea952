import { lookup } from 'node:dns/promises'
import type { Duplex } from 'node:stream'
import { connect } from 'node:tls'

export type Network = {
  /** The IP addresses of a host name. */
  resolve: (hostname: string) => Promise<string[]>
  /** A TLS connection to this IP address, whose certificate must be that of the host name. */
  connect: (target: { address: string; port: number; hostname: string }) => Duplex
}

export const internet: Network = {
  // IPv4 first: a server without IPv6 gets such addresses as well.
  resolve: async (hostname) =>
    (await lookup(hostname, { all: true, order: 'ipv4first' })).map(({ address }) => address),
  connect: ({ address, port, hostname }) =>
    connect({ host: address, port, servername: hostname, ALPNProtocols: ['http/1.1'] }),
}
