import type { FileContent } from './file-content'

const endBytes = 4_096

/** A document from its head to its end (ISO 32000-1, 7.5): a few bytes in front make none of another file. */
export async function isWholeDocument({ size, read }: FileContent): Promise<boolean> {
  const head = (await read(0, 8)).toString('latin1')
  const end = (await read(Math.max(0, size - endBytes), size)).toString('latin1')
  return /^%PDF-[12]\.\d/.test(head) && /startxref\s+\d+\s+%%EOF/.test(end)
}
