// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { withoutEmptyLines } from '@/lib/studio/rich-text'

const body = (html: string) => new DOMParser().parseFromString(html, 'text/html').body.innerHTML

it.each([
  [
    'of Docs between two paragraphs',
    '<b id="docs-internal-guid-1"><p>a</p><br><p>b</p><br><br><h2>c</h2></b><br class="Apple-interchange-newline">',
    '<b id="docs-internal-guid-1"><p>a</p><p>b</p><h2>c</h2></b><br class="Apple-interchange-newline">',
  ],
  ['of Word', '<p>a</p>\n<p><span>&nbsp;</span></p>\n<ul><li>b</li></ul>', '<p>a</p>\n\n<ul><li>b</li></ul>'],
  ['at an end', '<p>a</p><p><br></p>', '<p>a</p>'],
])('leaves out empty lines %s', (_, html, wanted) => {
  expect(body(withoutEmptyLines(html))).toBe(body(wanted))
})

it.each([
  ['line ends in a paragraph', '<p>a<br>b</p>'],
  ['line ends between words', 'a<br>b'],
  ['a line end before words', '<p>a</p><br>b'],
  ['pictures', '<p>a</p><p><img src="x.png"></p>'],
  ['empty cells', '<table><tbody><tr><td><p> </p></td><td><p>b</p></td></tr></tbody></table>'],
  ['what was copied here', '<p data-pm-slice="0 0 []">a</p><p></p><p>b</p>'],
])('leaves %s as they are', (_, html) => {
  expect(withoutEmptyLines(html)).toBe(html)
})
