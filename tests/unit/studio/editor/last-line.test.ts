// @vitest-environment happy-dom
import { Editor } from '@tiptap/core'
import { afterAll, describe, expect, it } from 'vitest'
import { Clipboard } from '@/lib/studio/editor/rich-text/clipboard'
import { LastLine } from '@/lib/studio/editor/rich-text/last-line'
import { type DocumentNode, documentExtensions, fromEditor, toEditor } from '@/lib/studio/rich-text'

const editor = new Editor({
  element: document.createElement('div'),
  extensions: [...documentExtensions(), Clipboard, LastLine],
})
afterAll(() => editor.destroy())

const open = (...content: object[]) => editor.commands.setContent(toEditor({ type: 'doc', content }))
const written = () => fromEditor(editor.getJSON() as DocumentNode)
const shape = () => (written().content ?? []).map(({ type }) => type)
const text = (words: string) => ({ type: 'text', text: words })
const paragraph = (...content: object[]) => ({ type: 'paragraph', ...(content.length > 0 && { content }) })
const cell = (words: string) => ({ type: 'tableCell', content: [paragraph(text(words))] })
const table = { type: 'table', content: [{ type: 'tableRow', content: [cell('a'), cell('b')] }] }
const blok = { type: 'blok', attrs: { id: 'x', body: [{ _uid: 'a', component: 'teaser' }] } }
const picture = paragraph({ type: 'image', attrs: { src: '/a.png' } })
const heading = { type: 'heading', attrs: { level: 2 }, content: [text('H')] }

describe.each<[string, object]>([
  ['a table', table],
  ['a block', blok],
  ['a picture', picture],
  ['a rule', { type: 'horizontal_rule' }],
  ['something unknown', { type: 'video_embed', attrs: { url: 'x' } }],
])('after %s that stands last', (_, last) => {
  it('there is a line to write in, which is saved once something is in it', () => {
    open(paragraph(text('x')), last)
    expect(editor.state.doc.lastChild?.type.name).toBe('paragraph')
    expect(editor.state.doc.lastChild?.content.size).toBe(0)
    expect(written().content).toEqual([paragraph(text('x')), last])
    editor.commands.insertContentAt(editor.state.doc.content.size - 1, 'after')
    expect(written().content).toEqual([paragraph(text('x')), last, paragraph(text('after'))])
  })

  it('an empty paragraph of the content stays', () => {
    open(last, paragraph())
    expect(editor.state.doc.childCount).toBe(2)
    expect(written().content).toEqual([last, paragraph()])
  })
})

it('adds no line after words', () => {
  open(paragraph(text('x')), heading)
  expect(editor.state.doc.childCount).toBe(2)
})

it('has the line from the start', () => {
  const other = new Editor({
    element: document.createElement('div'),
    extensions: [...documentExtensions(), LastLine],
    content: toEditor({ type: 'doc', content: [table] }),
  })
  return new Promise<void>((done) => {
    other.on('create', () => {
      expect(other.state.doc.childCount).toBe(2)
      other.destroy()
      done()
    })
  })
})

it('puts the caret of a paste after it, so that the next one follows', () => {
  const tableOf = (words: string) => `<table><tr><td>${words}</td><td>b</td></tr></table>`
  open(paragraph())
  editor.commands.setTextSelection(1)
  editor.view.pasteHTML(`<p>one</p>${tableOf('1')}`)
  editor.view.pasteHTML(`<p>two</p>${tableOf('2')}`)
  editor.view.pasteHTML('<p>three</p>')
  expect(shape()).toEqual(['paragraph', 'table', 'paragraph', 'table', 'paragraph'])
})

it('stands between two tables after a paste in front of one', () => {
  open(paragraph(), table)
  editor.commands.setTextSelection(1)
  for (const words of ['1', '2']) editor.view.pasteHTML(`<table><tr><td>${words}</td><td>b</td></tr></table>`)
  expect(editor.state.doc.content.content.map((node) => node.textContent)).toEqual(['1b', '2b', 'ab', ''])
})

it('pastes a table twice', () => {
  open(paragraph())
  editor.commands.setTextSelection(1)
  editor.view.pasteHTML('<table><tr><td>1</td><td>b</td></tr></table>')
  editor.view.pasteHTML('<table><tr><td>2</td><td>b</td></tr></table>')
  expect(shape()).toEqual(['table', 'table'])
  expect(editor.state.doc.child(1).textContent).toBe('2b')
})
