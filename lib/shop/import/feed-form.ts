import type { Feed } from '@/schemas/shop/feed'
import { FeedError } from './feed-error'
import { type Format, withFormat } from './format'
import { readText } from './read-text'

const forms = {
  tsv: 'merchant-center',
  xml: 'merchant-center',
  jsonl: 'json-lines',
  csv: undefined,
} as const satisfies Record<Format, Feed['form']>

/** How pages begin, which servers answer with a status of 200 where there is no feed. */
const page = /^(?:\s|<!--[^>]{0,1000}-->|<\?xml[^>]{0,200}\?>){0,20}<(?:!doctype\s+html|html|head|body)\b/i

/** Throws a `FeedError` for a file that cannot be the feed of a market, by what it begins with. */
export async function assertFeedForm(
  file: string,
  { form = 'merchant-center', encoding }: Pick<Feed, 'form' | 'encoding'>,
): Promise<void> {
  const { format, pieces } = await withFormat(readText(file, { encoding }))
  const { value: start = '' } = await pieces.next()
  await pieces.return()
  if (page.test(start.slice(0, 4_000)))
    throw new FeedError('What came is a web page, not a feed.', 'otherFile')
  const found = forms[format]
  if (found === undefined) throw new FeedError('What came is a table of redirects, not a feed.', 'otherFile')
  if (found !== form)
    throw new FeedError(`What came is ${found}, and the settings of the feed say ${form}.`, 'otherFile')
}
