import { problem } from '@/lib/platform/http'
import { logError } from '@/lib/platform/log'
import { changedCopy, isUnchanged, type KeptPaper } from '@/lib/shop/order-papers'
import { privatePdf } from './private-pdf'

/** An invoice or a credit note as it was issued; a problem where the copy in the database is another. */
export function privatePaper(paper: KeptPaper): Response {
  if (isUnchanged(paper)) return privatePdf(paper.name, paper.file)
  logError('kept papers', new Error(changedCopy(paper)))
  return problem({ status: 500, title: 'The copy of this paper is not what was issued' })
}
