import { expect, it } from 'vitest'
import { withoutPersonalData } from '@/lib/platform/text'
import { expressions, superLinear } from '../fixtures/expressions'
import { growth, mostGrowth } from '../fixtures/growth'

/** Files whose expressions may take more than linear time, because nobody outside gives them a long text. */
const exceptions: Record<string, { patterns: RegExp[]; reason: string }> = {
  'lib/content/client/relation-fetch.ts': {
    patterns: [/\/cdn\/stories(\/.*)?$/],
    reason: 'It reads addresses that the content client has made.',
  },
  'lib/platform/text/without-personal-data.ts': {
    patterns: [
      /(?:cookie2?|authorization|forwarded|x-forwarded-for|x-real-ip)["']?\s*:[^\n]*/gi,
      /\b(?:bearer|basic)\s+[\w.~+/=-]+|\btoken\s+[\w.~+/=-]{8,}/gi,
      /[^\s"'<>()]{1,100}%40[^\s"'<>()]{1,255}/gi,
      /([\w-]{1,60})=[^\s;,&)]+/g,
      /(?=[\w-]{0,40}\d)(?=[\w-]{0,40}[a-z])[\w-]{16,}(?:\.[\w-]{8,})*/gi,
      /(?<![\p{L}\d])[\w-]{24,}(?![\p{L}\d])/gu,
    ],
    reason: 'It reads 4,000 characters at most; the test below measures the worst of them.',
  },
  'lib/platform/text/without-values.ts': {
    patterns: [
      /(?:\.{3})?"[\s\S]*"(?:\.{3})? is not valid JSON/g,
      /\b([a-z][a-z0-9+.-]{1,20}:\/\/)[^\s/@]{1,300}@/gi,
      /[^\s"'<>()@,;:=/[\]]{1,100}@[^\s"'<>()@,;:/[\]]{1,255}/g,
    ],
    reason: 'It reads 4,000 characters at most; the test below measures the worst of them.',
  },
  'lib/server/next/documents/late-scripts.ts': {
    patterns: [/\s*\n\s*/g],
    reason: 'It reads a script of the shop.',
  },
  'lib/server/next/lean/lean-document.ts': {
    patterns: [/<(noscript|template)[\s>].*?<\/\1>/gs],
    reason: 'It reads documents that React has written, in whose texts no angle bracket is left.',
  },
  'lib/server/next/internals/internals.ts': {
    patterns: [/Generating static pages[^()\n]*\((\d+)\/(\d+)\)/g],
    reason: 'It reads what the build of Next.js prints.',
  },
  'lib/storefront/design/drawings/draw.ts': {
    patterns: [/<image ([^>]*)\/>/g],
    reason: 'It reads drawings that are files of the shop.',
  },
  'lib/storefront/design/drawings/drawings.ts': {
    patterns: [/<g id="drawing">(.*)<\/g><\/svg>$/],
    reason: 'It reads drawings that are files of the shop.',
  },
  'lib/storefront/design/drawings/print.ts': {
    patterns: [
      /<(path|circle|ellipse|rect) ([^>]*?)class="fill-base"([^>]*?)\/>/g,
      /<g transform="[^"]*"><path [^>]*class="fill-light"[^>]*\/><\/g>|<circle [^>]*r="[1-7](?:\.\d+)?" class="fill-light"\/>/g,
    ],
    reason: 'It reads drawings that are files of the shop.',
  },
}

it('every expression that meets a text from outside takes linear time', async () => {
  const all = await expressions()
  expect(all.length).toBeGreaterThan(400)
  const listed = ({ file, pattern }: { file: string; pattern: string }) =>
    exceptions[file]?.patterns.some(({ source }) => source === pattern) === true
  const found = await superLinear(all.filter((each) => !listed(each)))
  expect(found.map(({ file, pattern, flags, why }) => `${file}: /${pattern}/${flags} (${why})`)).toEqual([])
  for (const [file, { patterns }] of Object.entries(exceptions))
    for (const { source } of patterns)
      expect(
        all.some((each) => each.file === file && each.pattern === source),
        `${file}: ${source}`,
      ).toBe(true)
}, 600_000)

it.each([
  'a',
  '1',
  ' ',
  '"',
  "'",
  'a@',
  'a%40',
  'a=',
  'a1',
  'A1-',
  '1.',
  'a:',
  '://a',
  'a://',
  'bearer ',
  'cookie:',
  '?',
  '#',
  '"a ',
  'Failed query: ',
  'Failed query: params ',
])('a text of nothing but %j is cleaned of personal data in linear time', async (piece) => {
  const clean = (times: number) => {
    const text = piece.repeat(times)
    return () => withoutPersonalData(text)
  }
  const grown = await growth({ whole: clean(4_000), quarter: clean(1_000) }, { enough: 100 })
  expect(grown).toBeLessThan(mostGrowth)
})
