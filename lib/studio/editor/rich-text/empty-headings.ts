import { Extension } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { Plugin } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'

/**
 * The cells of headings without words, each told as a plain cell: a heading that says nothing heads nothing, and on the
 * page it is a plain cell, too.
 */
export function markEmptyHeadings(document: Node): DecorationSet {
  const found: Decoration[] = []
  document.descendants((node, position) => {
    if (node.type.name === 'tableHeader' && node.textContent.trim() === '')
      found.push(Decoration.node(position, position + node.nodeSize, { role: 'cell' }))
  })
  return DecorationSet.create(document, found)
}

export const EmptyHeadings = Extension.create({
  name: 'emptyHeadings',
  addProseMirrorPlugins: () => [new Plugin({ props: { decorations: ({ doc }) => markEmptyHeadings(doc) } })],
})
