// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { withOwnStructure } from '@/lib/studio/rich-text'

const firstRow = 'style="mso-yfti-irow:0;mso-yfti-firstrow:yes"'
const rows = (head: string, tag: string) =>
  `<table><tbody><tr ${head}><${tag}>Größe</${tag}></tr><tr><td>62</td></tr></tbody></table>`

const boldRows = (first: string, second: string, tag = 'td') =>
  `<table><tbody><tr><${tag}><p>${first}</p></${tag}></tr><tr><td><p>${second}</p></td></tr></tbody></table>`

it.each<[string, string, string]>([
  [
    'headings from the first on',
    '<h1 class="x">A</h1><h2>B</h2><h6>C</h6>',
    '<h2 class="x">A</h2><h3>B</h3><h6>C</h6>',
  ],
  ['headings from the second on', '<h2>B</h2><h3>C</h3>', ''],
  ['what was copied in the editor', '<h1 data-pm-slice="0 0 []">A</h1>', ''],
  ['a first row of Word', rows(firstRow, 'td'), rows(firstRow, 'th')],
  ['a table without a marked row', rows('class="a"', 'td'), ''],
  ['a bold first row', boldRows('<b>Größe</b>', '62'), boldRows('<b>Größe</b>', '62', 'th')],
  [
    'a first row of Google in bold',
    boldRows('<span style="font-weight:700">Größe</span>', '62'),
    boldRows('<span style="font-weight:700">Größe</span>', '62', 'th'),
  ],
  ['a first row that is bold in part', boldRows('<b>Größe</b> in cm', '62'), ''],
  ['a table in bold', boldRows('<b>Größe</b>', '<strong>62</strong>'), ''],
  ['a bold row alone', '<table><tbody><tr><td><b>Größe</b></td></tr></tbody></table>', ''],
  ['a bold paragraph', '<p><b>Größe</b></p><table><tbody><tr><td>62</td></tr></tbody></table>', ''],
  [
    'a repeated row',
    '<table><thead><tr><td>A</td></tr></thead><tbody><tr><td>1</td></tr></tbody></table>',
    '<table><thead><tr><th>A</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table>',
  ],
  [
    'a link of Google',
    '<a href="https://www.google.com/url?q=https://www.bfr.bund.de/a?b%3D1&amp;sa=D&amp;ust=1">a</a>',
    '<a href="https://www.bfr.bund.de/a?b=1">a</a>',
  ],
  [
    'a link of Outlook',
    '<a href="https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fx.example%2F&amp;data=1">a</a>',
    '<a href="https://x.example/">a</a>',
  ],
  ['a redirect that runs', '<a href="https://www.google.com/url?q=javascript:x()">a</a>', ''],
  ['a map', '<a href="https://www.google.com/maps?q=https://x.example/">a</a>', ''],
  ['a stranger’s host', '<a href="https://google.com.evil.example/url?q=https://x.example/">a</a>', ''],
])('of a page from the clipboard gives %s the structure of texts', (_, html, wanted) => {
  expect(withOwnStructure(html)).toBe(wanted || html)
})
