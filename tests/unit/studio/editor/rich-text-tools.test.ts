// @vitest-environment happy-dom
import { Editor } from '@tiptap/core'
import type { Editor as ReactEditor } from '@tiptap/react'
import { expect, it } from 'vitest'
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
