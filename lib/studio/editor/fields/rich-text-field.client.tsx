'use client'

import { EditorContent, useEditor as useTiptap } from '@tiptap/react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { pastedPictures, useMediaText } from '@/lib/studio/media/client'
import {
  type DocumentNode,
  documentExtensions,
  fromEditor,
  type LeftOutOf,
  leftOutOf,
  placesIn,
  toEditor,
  withOwnStructure,
  withoutEmptyLines,
  withoutLeftOut,
  withWordLists,
} from '@/lib/studio/rich-text'
import { classes } from '@/lib/studio/ui'
import { isSame } from '../model'
import { Clipboard } from '../rich-text/clipboard'
import { EmptyHeadings } from '../rich-text/empty-headings'
import { LastLine } from '../rich-text/last-line'
import { LeftOut, picturesIn } from '../rich-text/left-out.client'
import { blokNode, imageNode } from '../rich-text/things.client'
import { Toolbar } from '../rich-text/toolbar.client'
import { useEditor } from '../state/context'
import type { FieldControl } from './field-value'

const nothingLeftOut: LeftOutOf = { pictures: 0, links: 0, relative: 0, files: 0, comments: 0, deletions: 0 }

/**
 * A rich text. It has no history of its own: undo and redo are those of the whole story, which puts the text back as it
 * was.
 */
export function RichTextInput({ id, field, value, onChange, error, hint }: FieldControl) {
  const { store } = useEditor()
  /** How many pictures the text has once those are set in that a paste left out. */
  const [wanted, setWanted] = useState(0)
  const [pasted, setPasted] = useState<readonly File[]>()
  const media = useMediaText()
  const [missing, setMissing] = useState<Omit<LeftOutOf, 'pictures'>>()
  /** What this editor last wrote or was given, to tell its own changes from those of others. */
  const known = useRef<unknown>(value)
  const change = useRef(onChange)
  useEffect(() => {
    change.current = onChange
  })
  const hasPlace = (name: string) => placesIn(store.get().present.content).has(name)
  const extensions = useMemo(
    () => [...documentExtensions({ image: imageNode, blok: blokNode }), EmptyHeadings, Clipboard, LastLine],
    [],
  )
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  const editor = useTiptap({
    extensions,
    content: toEditor(value),
    immediatelyRender: false,
    editorProps: {
      transformPastedHTML: (html) =>
        withoutLeftOut(withOwnStructure(withoutEmptyLines(withWordLists(html))), hasPlace),
      handlePaste(view, { clipboardData }) {
        const html = clipboardData?.getData('text/html') ?? ''
        // A picture that was copied in the Studio comes along as it is.
        const files = /data-thing/.test(html) ? [] : pastedPictures(clipboardData, media('pasted'))
        const { pictures, ...others } = files.length > 0 ? nothingLeftOut : leftOutOf(html, hasPlace)
        setWanted(pictures && picturesIn(view.state.doc) + pictures)
        setMissing(others)
        if (files.length === 0) return false
        setPasted(files)
        return true
      },
      handleKeyDown(_, { key, ctrlKey, metaKey, shiftKey }) {
        const pressed = key.toLowerCase()
        if (!(ctrlKey || metaKey) || (pressed !== 'z' && pressed !== 'y')) return false
        // The editor would take the keys for a history that it does not have.
        if (shiftKey || pressed === 'y') store.redo()
        else store.undo()
        return true
      },
      attributes: {
        id,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': `${id}-label`,
        ...(described && { 'aria-describedby': described }),
        ...(error && { 'aria-invalid': 'true' }),
        class: 'rich-text min-h-28 px-3 py-2 focus:outline-none',
      },
    },
    onUpdate({ editor: current }) {
      const next = fromEditor(current.getJSON() as DocumentNode)
      // Tables are set right when they are opened, which is no change that someone made.
      if (isSame(next, known.current)) return
      known.current = next
      change.current(next)
    },
  })

  useEffect(() => {
    if (!editor || value === known.current || isSame(value, known.current)) return
    known.current = value
    const { from, to } = editor.state.selection
    editor.commands.setContent(toEditor(value), { emitUpdate: false })
    const end = editor.state.doc.content.size
    editor.commands.setTextSelection({ from: Math.min(from, end), to: Math.min(to, end) })
  }, [editor, value])

  return (
    <div data-rich-text="" className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-1">
      <span id={`${id}-label`} className="font-semibold text-small">
        {field.label}
      </span>
      <div
        className={classes(
          'rounded-field border bg-card focus-within:outline-2 focus-within:outline-accent-deep focus-within:outline-offset-2',
          error ? 'border-error' : 'border-outline/60',
        )}
      >
        {editor && (
          <Toolbar
            editor={editor}
            id={id}
            pasted={pasted}
            allow={field.allow ?? []}
            label={field.label}
            onPasted={() => setPasted(undefined)}
          />
        )}
        <EditorContent editor={editor} />
      </div>
      {editor && (
        <LeftOut {...(missing ?? nothingLeftOut)} pictures={wanted - picturesIn(editor.state.doc)} />
      )}
      {error && (
        <p id={`${id}-error`} className="text-error text-small">
          {error}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className="text-quiet text-small">
          {hint}
        </p>
      )}
    </div>
  )
}
