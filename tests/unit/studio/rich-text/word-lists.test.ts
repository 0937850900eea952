// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest'
import { withWordLists } from '@/lib/studio/rich-text/word-lists'

const item = (words: string, level = 1, sign = '·') =>
  `<p class=MsoListParagraph style='margin-left:36pt;mso-list:l0 level${level} lfo1'><span style='mso-list:Ignore'>${sign}<span>&nbsp;&nbsp; </span></span>${words}</p>`

const li = (...words: string[]) => words.map((word) => `<li><p>${word}</p></li>`).join('')

describe('a list from Word', () => {
  test.each<[string, string, string]>([
    ['with signs', item('A') + item('B'), `<ul>${li('A', 'B')}</ul>`],
    ['with numbers', item('A', 1, '1.') + item('B', 1, '2.'), `<ol>${li('A', 'B')}</ol>`],
    ['with letters', item('A', 1, 'a)') + item('B', 1, 'b)'), `<ol>${li('A', 'B')}</ol>`],
    [
      'with a list in it',
      item('A') + item('A1', 2, 'o') + item('B'),
      `<ul><li><p>A</p><ul>${li('A1')}</ul></li>${li('B')}</ul>`,
    ],
    [
      'that goes back two levels',
      item('A') + item('B', 2) + item('C', 3) + item('D'),
      `<ul><li><p>A</p><ul><li><p>B</p><ul>${li('C')}</ul></li></ul></li>${li('D')}</ul>`,
    ],
    ['between texts', `<p>x</p>${item('A')}<p>y</p>`, `<p>x</p><ul>${li('A')}</ul><p>y</p>`],
    ['and another one', `${item('A')}<p>y</p>${item('B')}`, `<ul>${li('A')}</ul><p>y</p><ul>${li('B')}</ul>`],
    ['with bold words', item('<b>A</b> b'), '<ul><li><p><b>A</b> b</p></li></ul>'],
    [
      'of which only the sign is left',
      `<p style="mso-list:l0 level1 lfo1">· A</p><p style="mso-list:l0 level1 lfo1">· B</p>`,
      `<ul>${li('A', 'B')}</ul>`,
    ],
    ['with numbers after signs', item('A') + item('B', 1, '1.'), `<ul>${li('A')}</ul><ol>${li('B')}</ol>`],
    [
      'that goes on after a text',
      `${item('A', 1, '1.')}<p>y</p>${item('B', 1, '2.')}${item('C', 1, '3.')}`,
      `<ol>${li('A')}</ol><p>y</p><ol start="2">${li('B', 'C')}</ol>`,
    ],
    [
      'that begins at a letter',
      item('C', 1, 'c)') + item('D', 1, 'd)'),
      `<ol start="3">${li('C', 'D')}</ol>`,
    ],
    ['that begins at a Roman number', item('D', 1, 'iv.'), `<ol start="4">${li('D')}</ol>`],
    [
      'with a list in it that begins later',
      item('A', 1, '1.') + item('B', 2, '12.'),
      `<ol><li><p>A</p><ol start="12">${li('B')}</ol></li></ol>`,
    ],
    [
      'with numbers of the levels above',
      item('A', 1, '2.') + item('B', 2, '2.1.') + item('C', 2, '2.2.'),
      `<ol start="2"><li><p>A</p><ol>${li('B', 'C')}</ol></li></ol>`,
    ],
  ])('%s is a list', (_, html, expected) => {
    expect(withWordLists(html)).toBe(expected)
  })

  test('is not made of a numbered heading, which links lead to', () => {
    const heading = item('A', 1, '1.').replace('<p ', '<h2 ').replace('</p>', '</h2>')
    expect(withWordLists(heading)).toMatch(/^<h2 .*A<\/h2>$/)
  })

  test.each(['<p>no list</p>', '<ul><li>a</li></ul>', ''])('is not made of %j', (html) => {
    expect(withWordLists(html)).toBe(html)
  })
})
