// @vitest-environment happy-dom
import { Editor } from '@tiptap/core'
import type { Editor as ReactEditor } from '@tiptap/react'
import { expect, it } from 'vitest'
import { putImage } from '@/lib/studio/editor/rich-text/put-image'
import { toolState } from '@/lib/studio/editor/rich-text/tools'
import { documentExtensions, toEditor } from '@/lib/studio/rich-text'

it.each([1, 2, 6])('tells the level of a heading as it is: %i', (level) => {
  const content = [{ type: 'heading', attrs: { level }, content: [{ type: 'text', text: 'x' }] }]
  const editor = new Editor({
    element: document.createElement('div'),
    extensions: documentExtensions(),
    content: toEditor({ type: 'doc', content }),
  })
  editor.commands.setTextSelection(1)
  expect(toolState(editor as ReactEditor).kind).toBe(`h${level}`)
  editor.destroy()
})

it.each([
  ['the same file again', '/pictures/assets/400x200/abcdefghijkl/decke.jpg', 'Eine Decke im Gras'],
  ['its file as it is now', '/pictures/assets/800x400/abcdefghijkl/decke.jpg', 'Eine Decke im Gras'],
  ['another file', '/pictures/assets/400x200/bcdefghijklm/hut.jpg', 'Text der Datei'],
])('a chosen picture keeps its words where %s is chosen for it', (_, src, alt) => {
  const former = '/pictures/assets/400x200/abcdefghijkl/decke.jpg'
  const picture = { type: 'image', attrs: { id: 1, src: former, alt: 'Eine Decke im Gras', title: '' } }
  const editor = new Editor({
    element: document.createElement('div'),
    extensions: documentExtensions(),
    content: toEditor({ type: 'doc', content: [{ type: 'paragraph', content: [picture] }] }),
  })
  editor.commands.setNodeSelection(1)
  putImage(editor, { id: 2, src, alt: 'Text der Datei', title: '', source: '', copyright: '' })
  const found: unknown[] = []
  editor.state.doc.descendants(({ type, attrs }) => void (type.name === 'image' && found.push(attrs.rest)))
  expect(found).toEqual([expect.objectContaining({ id: 2, src, alt })])
  expect(found[0]).not.toHaveProperty('filename')
  editor.destroy()
})
