/** `new URL` writes each form of an IPv4 address (`127.1`, `0x7f000001`) as four numbers, and IPv6 shortest in brackets. */
const loopback =
  /^(?:localhost|.+\.localhost|127(?:\.\d{1,3}){3}|\[::1\]|\[::ffff:7f[\da-f]{2}:[\da-f]{1,4}\])\.?$/

/**
 * Whether an address leads to the machine itself, so that nobody else can open it: `localhost` and the names below it
 * (RFC 6761), 127.0.0.0/8 (RFC 1122) and ::1 (RFC 4291). Every other host is public, also one of a private network.
 */
export function isLoopbackAddress(address: string): boolean {
  const url = URL.parse(address)
  return url !== null && loopback.test(url.hostname)
}
