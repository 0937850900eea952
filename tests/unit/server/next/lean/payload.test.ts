import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { payloadIn, payloadOf, payloadRows } from '@/lib/server/next/lean/payload'
import { beginning, firstScript, nextDocument } from '../../../../fixtures/next-document'
import { toldIn } from '../../../../fixtures/told'

const push = (text: string) => `self.__next_f.push([1,${JSON.stringify(text).replaceAll('<', '\\u003c')}])`

describe('the rows of a payload', () => {
  it('are JSON, texts of a size in bytes, and lines with a tag', () => {
    expect(payloadRows('0:["$","p"]\n1:I["a"]\n2:T6,größ3:"x"\n:HL["/a.css"]\n')).toEqual([
      { id: '0', tag: '', body: '["$","p"]' },
      { id: '1', tag: 'I', body: '["a"]' },
      { id: '2', tag: 'T', body: 'größ' },
      { id: '3', tag: '', body: '"x"' },
      { id: '', tag: 'H', body: 'L["/a.css"]' },
    ])
  })

  it.each([
    ['bytes', '5:o2,ab'],
    ['an unfinished line', '5:["a"'],
    ['an unfinished text', '5:T10,ab'],
    ['no id', 'abc'],
  ])('are unknown with %s', (_, payload) => expect(payloadRows(payload)).toBeUndefined())

  it('come out of any texts as they went in', () => {
    const row = fc.oneof(
      fc.record({
        id: fc.constantFrom('1', 'a2'),
        tag: fc.constant('T'),
        body: fc.string({ unit: 'grapheme' }),
      }),
      fc.record({ id: fc.constantFrom('0', 'f'), tag: fc.constant(''), body: fc.json() }),
    )
    fc.assert(
      fc.property(fc.array(row), (rows) => {
        expect(payloadRows(payloadOf(rows))).toEqual(rows)
      }),
    )
  })
})

describe('the payload in a document', () => {
  const found = () => payloadIn(html)
  const html = nextDocument('<p>a</p>', [`${beginning};${push('0:"a"\n1:"</p>')}`, push('"\n')])

  it('is what all pieces say together', () => expect(payloadIn(html)?.payload).toBe('0:"a"\n1:"</p>"\n'))

  it.each(['a\0b', '</script>', '<!-- <script>', "it's", 'a\\nb', 'a\r\nb', '\u2028\u2029', '$&'])(
    'is replaced in the place of the last piece, and tells the browser %j',
    (text) => {
      const replaced = found()?.replacedBy(text, found()?.markup ?? '') ?? ''
      expect(toldIn(replaced)).toBe(text)
      expect(replaced).toContain(
        `<p>a</p>${firstScript}<script>${beginning};</script><script>self.__next_f.push(`,
      )
    },
  )

  it.each([
    ['none', '<p>a</p>'],
    ['bytes', nextDocument('<p>a</p>', [beginning, push('0:"a"\n'), 'self.__next_f.push([3,"AA=="])'])],
    [
      'one in its markup alone',
      nextDocument(`<script>${beginning};${push('0:"a"\n')}</script>`, ['other()']),
    ],
  ])('is not known with %s', (_, document) => expect(payloadIn(document)).toBeUndefined())
})
