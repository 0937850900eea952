import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { FeedError, type FeedRow } from '@/lib/shop/import/feed-error'
import { readLines } from '@/lib/shop/import/lines'
import { readFeedLine } from '@/lib/shop/import/read-line'
import { columnName, tsvRows } from '@/lib/shop/import/tsv'
import { xmlRows } from '@/lib/shop/import/xml'

async function* pieces(text: string, size = 7) {
  for (let from = 0; from < text.length; from += size) yield text.slice(from, from + size)
}

const types = ['category', 'redirect']

const all = async <T>(items: AsyncIterable<T>): Promise<T[]> => Array.fromAsync(items)

const plain = (rows: FeedRow[]) =>
  rows.map((row) =>
    'fields' in row
      ? [row.line, Object.fromEntries([...row.fields].map(([name, values]) => [name, values.join('|')]))]
      : [row.line, row.problem],
  )

const tsv = async (text: string) => plain(await all(tsvRows(pieces(text))))
const xml = async (text: string) => plain(await all(xmlRows(pieces(text))))

describe('lines', () => {
  test.each([
    ['a\nb\n', ['a', 'b']],
    ['a\r\nb', ['a', 'b']],
    ['a\n\nb', ['a', '', 'b']],
    ['', []],
  ])('of %j are %j', async (text, lines) => {
    expect((await all(readLines(pieces(text, 1), 100))).map((line) => line.text)).toEqual(lines)
  })

  test('that are too long lose their end, and the next ones keep their numbers', async () => {
    const lines = await all(readLines(pieces(`${'x'.repeat(1000)}\nb\n${'y'.repeat(20)}`, 7), 10))
    expect(lines.map(({ number, tooLong }) => [number, tooLong])).toEqual([
      [1, true],
      [2, false],
      [3, true],
    ])
    expect(lines[1]?.text).toBe('b')
  })
})

describe('a tab-separated feed', () => {
  test.each([
    ['id', 'id'],
    ['Image Link', 'image_link'],
    ['g:item group id', 'item_group_id'],
    ['shipping(country:price)', 'shipping'],
    ['sale-price', 'sale_price'],
  ])('names the column %j %j', (text, name) => {
    expect(columnName(text)).toBe(name)
  })

  test('has its columns in any order, blank lines and Windows line ends', async () => {
    expect(await tsv('title\tid\r\nBody\t1\r\n\r\nHose\t2\r\n')).toEqual([
      [2, { title: 'Body', id: '1' }],
      [4, { title: 'Hose', id: '2' }],
    ])
  })

  test.each([';;', ' ; ;', '"";"";""'])('passes by the row %j of nothing', async (row) => {
    const table = `id;title;brand\n1;a;b\n${row}\n2;c;d\n${row}\n`
    expect((await tsv(table)).map(([line]) => line)).toEqual([2, 4])
  })

  test.each([
    ['colour', 'color'],
    ['Colour', 'color'],
    ['g:colour', 'color'],
    ['Farbe', 'color'],
  ])('reads the column %j as %s', async (column, attribute) => {
    expect(await tsv(`id\t${column}\n1\tRot\n`)).toEqual([[2, { id: '1', [attribute]: 'Rot' }]])
  })

  test.each([
    ['inches', '12" Puppe', '12" Puppe'],
    ['a quoted word first', '"Beste" Puppe', '"Beste" Puppe'],
    ['a quoted field', '"Puppe"', 'Puppe'],
    ['doubled marks', '"die ""beste"" Puppe"', 'die "beste" Puppe'],
    ['a line break', '"Puppe\nmit Haar"', 'Puppe\nmit Haar'],
    ['a tab', '"Puppe\tHaar"', 'Puppe\tHaar'],
  ])('understands quotation marks: %s', async (_, field, value) => {
    expect(await tsv(`id\ttitle\tbrand\n1\t${field}\tb\n2\tx\ty\n`)).toEqual([
      [2, { id: '1', title: value, brand: 'b' }],
      [field.includes('\n') ? 4 : 3, { id: '2', title: 'x', brand: 'y' }],
    ])
  })

  test.each([
    ['with none after it', 'x'],
    ['with marks in later rows', '12" x'],
    ['with another open one at the same place', '"x" y"'],
  ])('loses one row alone to a mark that is never closed, %s', async (_, later) => {
    const text = `id\ttitle\tbrand\n1\t"offen\tb\n2\t${later}\tb\n3\tz\tb\n`
    const rows = await tsv(text)
    expect(rows[0]).toEqual([2, 'a quotation mark begins a field and is not closed'])
    expect(rows.map(([line]) => line)).toEqual([2, 3, 4])
  })

  test('says when a row has more columns than names', async () => {
    expect(await tsv('id\ttitle\n1\ta\tb\n2\ta\t\t\n')).toEqual([
      [2, 'the row has 3 columns, the first line names 2'],
      [3, { id: '2', title: 'a' }],
    ])
  })

  test('says when a line is too long, and goes on', async () => {
    const text = `id\ttitle\n1\t${'x'.repeat(1_000_001)}\n2\tb\n`
    expect(plain(await all(tsvRows(pieces(text, 65_536))))).toEqual([
      [2, 'the line is longer than 1000000 characters'],
      [3, { id: '2', title: 'b' }],
    ])
  })
})

describe('an XML feed', () => {
  const rss = (items: string) =>
    `<?xml version="1.0"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">\n<channel><title>Shop</title>\n${items}\n</channel></rss>`

  test('is RSS with names of its own beside those of Google', async () => {
    const item = `<item>
      <g:id>1</g:id><title>Body &amp; Hose</title><link>https://a.example/</link>
      <description><![CDATA[<p>weich</p>]]></description>
      <g:additional_image_link>https://a.example/1.jpg</g:additional_image_link>
      <g:additional_image_link>https://a.example/2.jpg</g:additional_image_link>
      <g:shipping><g:country>DE</g:country><g:price>4.99 EUR</g:price></g:shipping>
    </item>`
    expect(await xml(rss(item))).toEqual([
      [
        4,
        {
          id: '1',
          title: 'Body & Hose',
          link: 'https://a.example/',
          description: '<p>weich</p>',
          additional_image_link: 'https://a.example/1.jpg|https://a.example/2.jpg',
          'shipping.country': 'DE',
          'shipping.price': '4.99 EUR',
          shipping: 'DE4.99 EUR',
        },
      ],
    ])
  })

  test.each([
    ['<g:colour>Rot</g:colour>', { color: 'Rot' }],
    ['<g:farbe>Rot</g:farbe>', { color: 'Rot' }],
    ['<g:colour>Rot</g:colour><g:color>Blau</g:color>', { colour: 'Rot', color: 'Blau' }],
    // The picture of the channel's item, and the name of its author.
    ['<image>https://a.example/</image><name>Eva</name>', { image: 'https://a.example/', name: 'Eva' }],
  ])('may have the words of tables for Google’s attributes: %s', async (fields, read) => {
    expect(await xml(rss(`<item><g:id>1</g:id>${fields}</item>`))).toEqual([[4, { id: '1', ...read }]])
  })

  test('is Atom, whatever Google is called in it', async () => {
    const atom = `<feed xmlns="http://www.w3.org/2005/Atom" xmlns:x="http://base.google.com/ns/1.0" xmlns:g="http://else.example">
<entry><x:id>1</x:id><g:id>no</g:id><title>t</title><x:title>Titel</x:title><summary>s</summary><link href="https://a.example/"/></entry></feed>`
    expect(await xml(atom)).toEqual([
      [2, { id: '1', title: 'Titel', description: 's', link: 'https://a.example/' }],
    ])
  })

  test.each([
    ['an unknown entity', '<g:title>&lol;</g:title>'],
    ['a wrong closing tag', '<g:title>Body</g:titel>'],
    ['an unclosed element', '<g:title>Body'],
    ['an attribute without quotes', '<g:title a=b>Body</g:title>'],
  ])('loses one item alone to %s', async (_, broken) => {
    const rows = await xml(rss(`<item><g:id>1</g:id>${broken}</item>\n<item><g:id>2</g:id></item>`))
    expect(rows).toHaveLength(2)
    expect(rows[0]?.[1]).toMatch(/^the XML is not well formed at line 4: /)
    expect(rows[1]).toEqual([5, { id: '2' }])
  })

  test.each([1, 7, 262_144])('reads ampersands that begin no entity, in pieces of %i', async (size) => {
    const name = 'Body & Hose &'
    const item = `<item><g:id>1</g:id><g:title>${name}</g:title><link href="https://s.example/?a=1&b=2"/></item>`
    const rows = plain(await all(xmlRows(pieces(rss(item), size))))
    expect(rows).toEqual([[4, { id: '1', title: name, link: 'https://s.example/?a=1&b=2' }]])
  })

  test('expands no entities of its own', async () => {
    const bomb = `<?xml version="1.0"?><!DOCTYPE rss [<!ENTITY a "${'lol'.repeat(10)}"><!ENTITY b "&a;&a;&a;">]>
<rss><channel><item><id>&b;</id></item><item><id>2</id></item></channel></rss>`
    const rows = await xml(bomb)
    expect(rows[0]?.[1]).toMatch(/not well formed/)
    expect(rows[1]).toEqual([2, { id: '2' }])
  })

  test('does not hold an endless text', async () => {
    const endless = rss(
      `<item><g:title>${'x'.repeat(10_000_000)}</g:title></item><item><g:id>2</g:id></item>`,
    )
    const rows = plain(await all(xmlRows(pieces(endless, 262_144))))
    expect(rows[0]?.[1]).toBe('<g:title> is longer than 100000 characters')
    expect(rows[1]?.[1]).toEqual({ id: '2' })
  })

  test.each([
    ['an endless comment', `<rss><!-- ${'x'.repeat(10_000_000)}`],
    ['an endless name', `<rss><${'x'.repeat(10_000_000)}`],
    ['elements without end', `<rss>${'<item>'.repeat(100_000)}`],
  ])('is refused for %s', async (_, text) => {
    await expect(all(xmlRows(pieces(text, 262_144)))).rejects.toThrow(FeedError)
  })
})

describe('whatever stands in a file', () => {
  const anything = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 400 }),
    fc
      .array(
        fc.constantFrom(
          '"',
          '\t',
          '\n',
          '\r',
          'a',
          '<item>',
          '</item>',
          '<g:id>',
          '</g:id>',
          '&',
          '<',
          '>',
          '<![CDATA[',
          ']]>',
          '<!--',
          '<?',
          '\0',
          '{',
          '}',
          '\ufffd',
        ),
        { maxLength: 80 },
      )
      .map((parts) => parts.join('')),
    fc.uint8Array({ maxLength: 400 }).map((bytes) => new TextDecoder().decode(bytes)),
  )
  const orFeedError = async (rows: AsyncIterable<FeedRow>): Promise<FeedRow[]> => {
    try {
      return await all(rows)
    } catch (error) {
      expect(error).toBeInstanceOf(FeedError)
      return []
    }
  }

  test('a table of it is read or refused, each line once', async () => {
    await fc.assert(
      fc.asyncProperty(anything, fc.integer({ min: 1, max: 50 }), async (text, size) => {
        const rows = await orFeedError(tsvRows(pieces(`id\ttitle\n${text}`, size)))
        const lines = rows.map(({ line }) => line)
        expect(lines).toEqual([...new Set(lines)].sort((a, b) => a - b))
        await orFeedError(tsvRows(pieces(text, size)))
      }),
    )
  })

  test('XML of it is read or refused', async () => {
    await fc.assert(
      fc.asyncProperty(anything, fc.integer({ min: 1, max: 50 }), async (text, size) => {
        await orFeedError(xmlRows(pieces(text, size)))
        await orFeedError(xmlRows(pieces(`<rss><channel><item>${text}</item></channel></rss>`, size)))
      }),
    )
  })

  test('a product line of it is read or refused with a reason', () => {
    fc.assert(
      fc.property(fc.oneof(anything, fc.json()), (text) => {
        const read = readFeedLine({ number: 1, text, tooLong: false }, types, 'baby')
        expect(read.ok || read.reason.length > 0).toBe(true)
      }),
    )
  })

  test('JSON that is nested a million times is refused', () => {
    const read = (text: string) => readFeedLine({ number: 1, text, tooLong: false }, types, 'baby')
    const deep = read(`{"texts":${'['.repeat(1_000_000)}`)
    const closed = read(`{"texts":${'['.repeat(500_000)}${']'.repeat(500_000)}}`)
    expect([deep.ok, closed.ok]).toEqual([false, false])
  })
})
