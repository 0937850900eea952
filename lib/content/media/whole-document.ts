/** A document from its head to its end (ISO 32000-1, 7.5): a few bytes in front make none of another file. */
export function isWholeDocument(content: Buffer): boolean {
  const end = content.subarray(-4_096).toString('latin1')
  return /^%PDF-[12]\.\d/.test(content.toString('latin1', 0, 8)) && /startxref\s+\d+\s+%%EOF/.test(end)
}
