import { createHash } from 'node:crypto'
import { withoutOuterSlashes } from '@/lib/platform/text'

/** A uuid that is always the same for the same text (RFC 9562, version 5, with a namespace of this project). */
export function stableUuid(text: string): string {
  const hash = createHash('sha1').update(`nestling:${text}`).digest()
  hash.writeUInt8((hash.readUInt8(6) & 0x0f) | 0x50, 6)
  hash.writeUInt8((hash.readUInt8(8) & 0x3f) | 0x80, 8)
  const hex = hash.toString('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join(
    '-',
  )
}

/** The uuid of a seeded story, so that other seed content can link to it. Outer slashes are ignored. */
export const storyUuid = (fullSlug: string): string => stableUuid(`story:${withoutOuterSlashes(fullSlug)}`)
