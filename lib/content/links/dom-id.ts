import { percentDecoded, withoutUmlauts } from '@/lib/platform/text'

/** An element id that is unique on the page: made from the block's own id, because a block may stand there twice. */
export function domId(uid: string, part: string): string {
  return `${part}-${uid.replace(/[^a-zA-Z0-9_-]/g, '')}`
}

/** Soft hyphens and other signs that nobody sees: a heading has them, and who types its words has not. */
const invisible = /[\u00ad\u200b-\u200d\u2060\ufeff]/g

/** The fragment of an anchor that an editor typed: `Größe wählen` → `groesse-waehlen`. */
export function anchorId(anchor: string): string {
  // Some systems write an umlaut as a letter and its two dots.
  const seen = anchor.replace(invisible, '')
  const plain = withoutUmlauts(seen.normalize('NFC').toLowerCase())
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
  return plain
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}_]+/gu, '-')
    .replace(/^-|-$/g, '')
}

/** The id that the fragment of an address means, encoded or as it was typed, also where a percent sign encodes nothing. */
export const fragmentId = (fragment: string): string =>
  anchorId(fragment.replace(/(?:%[\da-f]{2})+/gi, (run) => percentDecoded(run) ?? run))
