import { FeedError } from './feed-error'
import { isRedirectHeader } from './redirects-csv'

export type Format = 'tsv' | 'xml' | 'jsonl' | 'csv'

/** The format of a feed, by its first character, and of a table by its first line. */
function formatOf(start: string): Format {
  const [first] = start.trimStart()
  if (first === undefined) throw new FeedError('There is nothing in the file.', 'empty')
  if (first === '<') return 'xml'
  if (first === '{') return 'jsonl'
  if (first === '[')
    throw new FeedError('The file is one list of JSON. Write each product as a line of its own (JSON Lines).')
  return isRedirectHeader(start.trimStart().split(/[\r\n]/, 1)[0] ?? '') ? 'csv' : 'tsv'
}

/** Detects the format from the beginning of a text; the returned pieces include that beginning. */
export async function withFormat(
  pieces: AsyncGenerator<string, void, undefined>,
): Promise<{ format: Format; pieces: AsyncGenerator<string, void, undefined> }> {
  let start = ''
  while (!/[\r\n]/.test(start.trimStart())) {
    const { value, done } = await pieces.next()
    if (done) break
    start += value
    // A feed does not begin with a megabyte of white space, nor is the first line of a table as long.
    if (start.length > 1_000_000) break
  }
  async function* again() {
    yield start
    yield* pieces
  }
  return { format: formatOf(start), pieces: again() }
}
