import { isIP } from 'node:net'
import type { Network } from '@/lib/platform/http'
import { logWarning } from '@/lib/platform/log'

const hourMs = 60 * 60 * 1_000
/** Of an attack from many networks the first tell enough. */
const mostAnHour = 100

/** The pages and the HTTP edge are bundled apart, so what they share is on the process. */
const store = globalThis as { nestlingToldLimits?: { hour: number; told: Set<string> } }

function tellOnce(key: string, line: string, now: number): void {
  const hour = Math.floor(now / hourMs)
  if (store.nestlingToldLimits?.hour !== hour) store.nestlingToldLimits = { hour, told: new Set() }
  const { told } = store.nestlingToldLimits
  if (told.has(key) || told.size > mostAnHour) return
  told.add(key)
  logWarning(
    told.size > mostAnHour ? 'Limits are reached by still more networks in this hour.' : line,
    'limits',
  )
}

/** A network as the log may name it: the whole address of a visitor would be personal data. */
function nameOf({ name, isShared }: Network): string {
  if (name === 'unknown') return 'clients whose address is not known'
  if (isShared && isIP(name)) return `everybody behind the proxy ${name}`
  if (isIP(name)) return `the network ${name.replace(/\.\d+$/, '.0/24')}`
  return `the network ${name.split(':').slice(0, 3).join(':')}::/48`
}

/**
 * Whether a network is that of everybody whom the shop cannot tell apart: those behind a proxy, or without a known address.
 * The other shared ones are wide networks of IPv6, whose name is a part of an address.
 */
export const isOfEverybody = ({ name, isShared }: Network): boolean =>
  isShared && (name === 'unknown' || isIP(name) !== 0)

const adviceFor = (network: Network): string =>
  isOfEverybody(network)
    ? 'Set TRUSTED_PROXY to the number of proxies before the shop, so that visitors are told apart.'
    : 'If it is that of a CDN or a proxy of yours, visitors behind it count as one: raise TRUSTED_PROXY, or name it in TRUSTED_PROXY_RANGES.'

/** Says once an hour that a limit refuses what comes from a network, and what to set if that is a proxy. */
export function tellOfNetwork(of: string, most: number, network: Network, now: number): void {
  const line = `The limit of ${most} ${of} in an hour refuses ${nameOf(network)}. ${adviceFor(network)}`
  tellOnce(`${of} ${network.name}`, line, now)
}

/** Says once an hour that the limit of a single thing refuses, such as that of an account, of which it has the hash. */
export function tellOfSubject(of: string, most: number, hours: number, subject: string, now: number): void {
  tellOnce(
    subject,
    `The limit “${of}”, ${most} in ${hours} h from all networks together, refuses one of them.`,
    now,
  )
}
