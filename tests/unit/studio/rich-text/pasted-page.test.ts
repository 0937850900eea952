// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { leftOutOf, placesIn, withoutLeftOut } from '@/lib/studio/rich-text'

const ofWord =
  '<![if !vml]><img width=604 height=339 src="file:///C:/Users/x/image001.png" v:shapes="Bild_1"><![endif]>'

const vml = (shape: string) =>
  `<v:shape id="${shape}" style="width:1pt"><v:imagedata src="file:///C:/Users/x/image001.png" o:title="x"/></v:shape>`
const vmlOfWord = (shape: string) => `<!--[if gte vml 1]>${vml(shape)}<![endif]-->`

it.each<[string, number]>([
  ['<p>a</p>', 0],
  [`<p>a ${vmlOfWord('Bild_1')}</p>`, 1],
  [`<p>a ${vml('Bild_1')}</p>`, 1],
  [`<p>a ${vmlOfWord('Bild_1')}${ofWord}</p>`, 1],
  [`<p>a ${vmlOfWord('Bild_1')}${ofWord}</p><p>${vmlOfWord('Bild_2')}</p>`, 2],
  [`<p style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">${vmlOfWord('Bild_1')}</span>a</p>`, 0],
  ['<!--[if gte vml 1]><v:shape id="x"></v:shape><![endif]--><!-- v:imagedata -->', 0],
  [`<p>a ${ofWord}</p><p>${ofWord}</p>`, 2],
  ['<img src="https://x.example/a.png">', 1],
  ['<img src="data:image/png;base64,AA==">', 1],
  ['<p><img data-thing="image" data-rest="{}" src="/a.png"></p>', 0],
  ['<img width="1" height="1" src="https://x.example/read.gif">', 0],
  [
    `<p style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore"><img src="dot.png" alt="*"></span>a</p>`,
    0,
  ],
])('of %s leaves out %i pictures', (html, count) => {
  expect(leftOutOf(html, () => false).pictures).toBe(count)
})

const places = placesIn([
  { component: 'faq', anchor: 'versand' },
  { type: 'text', text: 'x', marks: [{ type: 'anchor', attrs: { id: 'größe' } }] },
  { type: 'text', text: 'x', marks: [{ type: 'link', attrs: { anchor: 'nowhere' } }] },
])
const hasPlace = (name: string) => places.has(name)

it.each<[string, string, number]>([
  ['<p>a<a href="#_ftn1"><sup>[1]</sup></a></p>', '<p>a<sup>[1]</sup></p>', 1],
  ['<p><a href="#versand">a</a> <a href="#gr%C3%B6%C3%9Fe">b</a></p>', '', 0],
  ['<p><a href="#nowhere">a</a></p>', '<p>a</p>', 1],
  ['<p><a href="#%">a</a></p>', '<p>a</p>', 1],
  ['<p><a href="/a/#x">a</a> <a href="#x" data-mark="link" data-rest="{}">b</a></p>', '', 0],
])('of the links in %s leaves out those that lead nowhere', (html, wanted, count) => {
  expect(withoutLeftOut(html, hasPlace)).toBe(wanted || html)
  expect(leftOutOf(html, hasPlace).links).toBe(count)
})

it.each<[string, string]>([
  [`<p>a</p><p class="x"><span>${ofWord}</span></p><p>b</p>`, '<p>a</p><p>b</p>'],
  ['<p>a <img src="a.png"> b</p>', '<p>a  b</p>'],
  [
    '<table><tbody><tr><td><p><img src="a.png"></p></td></tr></tbody></table>',
    '<table><tbody><tr><td></td></tr></tbody></table>',
  ],
  ['<p><img data-thing="image" src="/a.png"></p>', ''],
])('leaves no empty paragraph of a picture in %s', (html, wanted) => {
  expect(withoutLeftOut(html, hasPlace)).toBe(wanted || html)
})

const none = { pictures: 0, links: 0, relative: 0, files: 0, comments: 0, deletions: 0 }
const comment =
  '<span class=MsoCommentReference><span style="font-size:8pt"><a class=msocomanchor href="#_msocom_1" name="_msoanchor_1">[AB1]</a><span style="mso-special-character:comment">&nbsp;</span></span></span>'
const commentText =
  '<div style="mso-element:comment-list"><div style="mso-element:comment"><p class=MsoCommentText><span class=MsoCommentReference>[AB1]</span>Stimmt das?</p></div></div>'

it.each<[string, string, Partial<typeof none>]>([
  [
    `<p><a style="mso-comment-reference:AB_1;mso-comment-date:20260101T1200">Preis</a>${comment} gilt</p>${commentText}`,
    '<p><a style="mso-comment-reference:AB_1;mso-comment-date:20260101T1200">Preis</a> gilt</p>',
    { comments: 1 },
  ],
  ['<p>a<a style="mso-comment-reference:AB_1">[AB1]</a></p>', '<p>a</p>', { comments: 1 }],
  [
    '<p class=MsoNormal>a <del cite="mailto:a" datetime="2026-01-01T10:00"><span class=msoDel>alt</span></del><ins datetime="2026-01-01T10:00">neu</ins></p>',
    '<p class="MsoNormal">a <ins datetime="2026-01-01T10:00">neu</ins></p>',
    { deletions: 1 },
  ],
  ['<p style="mso-x:1">a<del>alt</del></p>', '<p style="mso-x:1">a</p>', { deletions: 1 }],
  ['<p>a <del>alt</del></p>', '', {}],
  ['<p><a href="file:///C:/preise.xlsx">Preise</a></p>', '<p>Preise</p>', { files: 1 }],
  [
    '<p><a href="java\tscript:x()">a</a> <a href="mailto:a@x.example">b</a></p>',
    '<p>a <a href="mailto:a@x.example">b</a></p>',
    { files: 1 },
  ],
])('of %s leaves out what reviewers left and what no shopper can open', (html, wanted, counts) => {
  expect(withoutLeftOut(html, hasPlace)).toBe(wanted || html)
  expect(leftOutOf(html, hasPlace)).toEqual({ ...none, ...counts })
})

it.each<[string, number, number]>([
  ['seite.html', 1, 0],
  ['../seite/', 1, 0],
  ['?seite=2', 1, 0],
  ['/de/seite/', 0, 0],
  ['https://x.example/a', 0, 0],
  ['mailto:a@x.example', 0, 0],
  ['tel:+49301234', 0, 0],
  ['//x.example/a', 0, 1],
  ['file:///C:/a.pdf', 0, 1],
  ['java\tscript:alert(1)', 0, 1],
])('keeps the words of a link to %s, and names it where it cannot come along', (href, relative, files) => {
  const html = `<p><a href="${href}">a</a></p>`
  expect(leftOutOf(html, hasPlace)).toMatchObject({ links: 0, relative, files })
  expect(withoutLeftOut(html, hasPlace)).toBe(relative + files > 0 ? '<p>a</p>' : html)
})
