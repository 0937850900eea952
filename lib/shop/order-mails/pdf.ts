import type { Attachment } from '@/lib/platform/mail'
import { changedCopy, isUnchanged, type KeptPaper } from '@/lib/shop/order-papers'

export const pdf = (name: string, content: Uint8Array): Attachment => ({
  name,
  type: 'application/pdf',
  content: Buffer.from(content),
})

/** An invoice or a credit note as it was issued. Throws where the copy in the database is another. */
export function paperPdf(paper: KeptPaper): Attachment {
  if (!isUnchanged(paper)) throw new Error(changedCopy(paper))
  return pdf(paper.name, paper.file)
}
