import { withoutUmlauts } from '@/lib/platform/text'

/** An element id that is unique on the page: made from the block's own id, because a block may stand there twice. */
export function domId(uid: string, part: string): string {
  return `${part}-${uid.replace(/[^a-zA-Z0-9_-]/g, '')}`
}

/** The fragment of an anchor that an editor typed: `Größe wählen` → `groesse-waehlen`. */
export function anchorId(anchor: string): string {
  // Some systems write an umlaut as a letter and its two dots.
  const plain = withoutUmlauts(anchor.normalize('NFC').toLowerCase())
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
  return plain
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}_]+/gu, '-')
    .replace(/^-|-$/g, '')
}
