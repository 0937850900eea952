import { Extension } from '@tiptap/core'
import { GapCursor, gapCursor } from '@tiptap/pm/gapcursor'
import type { Node, ResolvedPos } from '@tiptap/pm/model'
import { type EditorState, Plugin, Selection, type Transaction } from '@tiptap/pm/state'

/** Nothing can be written behind it: the caret has no place there. */
const isEnd = (last: Node) =>
  !last.isTextblock || last.type.name === 'code_block' || last.lastChild?.type.name === 'image'

/** The end of the outermost table around a place; undefined outside of tables. */
function endOfTable($at: ResolvedPos): number | undefined {
  for (let depth = 1; depth <= $at.depth; depth += 1)
    if ($at.node(depth).type.name === 'table') return $at.after(depth)
  return undefined
}

/** Where what was pasted ends; undefined when nothing was. */
function endOfPaste(transactions: readonly Transaction[]): number | undefined {
  let end: number | undefined
  for (const transaction of transactions) {
    const isPaste = transaction.getMeta('paste') === true
    for (const map of transaction.mapping.maps) {
      if (end !== undefined) end = map.map(end)
      if (isPaste)
        map.forEach((_, __, ___, to) => {
          end = to
        })
    }
  }
  return end
}

/** The place behind a table that a paste ended with; the caret would be in one of its cells, or in another table. */
function behindPasted(before: EditorState, doc: Node, end: number | undefined): Selection | undefined {
  if (end === undefined || endOfTable(before.selection.$head) !== undefined) return undefined
  const $last = doc.resolve(Math.min(end, doc.content.size))
  const place = $last.nodeBefore?.type.name === 'table' ? $last.pos : endOfTable($last)
  if (place === undefined) return undefined
  const $place = doc.resolve(place)
  return $place.nodeAfter?.isTextblock ? Selection.near($place) : new GapCursor($place)
}

/**
 * Places for the caret around tables, pictures and blocks: a line behind one that stands last, which is no part of the
 * document while it is empty, and a cursor in the gap between two.
 */
export const LastLine = Extension.create({
  name: 'lastLine',
  onCreate() {
    this.editor.view.dispatch(this.editor.state.tr)
  },
  addProseMirrorPlugins: () => [
    gapCursor(),
    new Plugin({
      appendTransaction(transactions, before, { doc, schema, tr }) {
        const line = schema.nodes.paragraph?.create({ isLastLine: true })
        const needsLine = line && doc.lastChild && isEnd(doc.lastChild)
        if (needsLine) tr.insert(doc.content.size, line)
        const place = behindPasted(before, tr.doc, endOfPaste(transactions))
        if (place) tr.setSelection(place)
        return needsLine || place ? tr : null
      },
    }),
  ],
})
