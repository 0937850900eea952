import { FeedError } from './feed-error'

export type Format = 'tsv' | 'xml' | 'jsonl'

/** The format of a feed, by its first character. */
function formatOf(start: string): Format {
  const [first] = start.trimStart()
  if (first === undefined) throw new FeedError('There is nothing in the file.')
  if (first === '<') return 'xml'
  if (first === '{') return 'jsonl'
  if (first === '[')
    throw new FeedError('The file is one list of JSON. Write each product as a line of its own (JSON Lines).')
  return 'tsv'
}

/** Detects the format from the beginning of a text; the returned pieces include that beginning. */
export async function withFormat(
  pieces: AsyncGenerator<string, void, undefined>,
): Promise<{ format: Format; pieces: AsyncGenerator<string, void, undefined> }> {
  let start = ''
  while (start.trim() === '') {
    const { value, done } = await pieces.next()
    if (done) break
    start += value
    // A feed does not begin with a megabyte of white space.
    if (start.length > 1_000_000) break
  }
  async function* again() {
    yield start
    yield* pieces
  }
  return { format: formatOf(start), pieces: again() }
}
