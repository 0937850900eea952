import type { Grid } from './grid'
import { penalty } from './masks'
import { symbolsOf } from './symbols'
import { versions } from './versions'

/**
 * A text as a QR code (ISO/IEC 18004): UTF-8 in byte mode, error correction M, the smallest version from 1 to 10 that
 * holds it, and of the eight masks the one that is easiest to read. Undefined for a text of more than 213 bytes.
 */
export function encodeQr(text: string): Grid | undefined {
  const bytes = [...new TextEncoder().encode(text)]
  const version = versions.find((each) => each.bytes >= bytes.length)
  if (!version) return undefined
  return symbolsOf(bytes, version)
    .map((grid) => ({ grid, penalty: penalty(grid) }))
    .reduce((best, each) => (each.penalty < best.penalty ? each : best)).grid
}
