/** What reviewers left in a text of Word: comments, and words that they deleted with the changes tracked. */
export type ReviewMarks = { comments: number; deletions: number }

/** The signs of comments in the text. The words that a comment is about stand in an element of their own, and stay. */
const references = '.MsoCommentReference, .msocomanchor, [style*="mso-special-character:comment" i]'
/** The comments themselves, at the end of the page. */
const commentList =
  '[style*="mso-element:comment-list" i], [style*="mso-element:comment" i], .msocomtxt, .MsoCommentText'
/** `[AB1]`: the initials of who commented, and a number. */
const initials = /^\s*\[\p{L}{1,9}\d{1,4}\]\s*$/u

const isOfWord = /mso-|class="?Mso|urn:schemas-microsoft-com/i

const outermost = (elements: readonly Element[]) =>
  elements.filter((element) => !elements.some((other) => other !== element && other.contains(element)))

const mayHave = /<del\b|mso-?com|mso-special-character/i

/** Takes the comments and the deleted words out of a page; what was added stays as plain words. */
export function takeReviewMarks(page: Document, html: string): ReviewMarks {
  if (!mayHave.test(html)) return { comments: 0, deletions: 0 }
  for (const list of page.querySelectorAll(commentList)) list.remove()
  const named = [...page.querySelectorAll('[style*="mso-comment" i]')]
  const signs = named.filter(({ textContent }) => initials.test(textContent ?? ''))
  const comments = outermost([...page.querySelectorAll(references), ...signs])
  // A page of the web may strike words through by the same element, without saying when.
  const deleted = isOfWord.test(html) ? 'del' : 'del[datetime], del[cite]'
  const deletions = outermost([...page.querySelectorAll(`${deleted}, .msoDel`)])
  for (const element of [...comments, ...deletions]) element.remove()
  return {
    comments: comments.filter(({ textContent }) => /\S/.test((textContent ?? '').replace(/\u00a0/g, '')))
      .length,
    deletions: deletions.length,
  }
}
