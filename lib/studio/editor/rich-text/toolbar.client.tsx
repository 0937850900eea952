'use client'

import { type Editor, useEditorState } from '@tiptap/react'
import { type ReactNode, useState } from 'react'
import { labelled } from '@/lib/studio/i18n'
import { useLanguage } from '@/lib/studio/i18n/client'
import { AddDialog } from '../dialogs/add-dialog.client'
import { assetValue, languageOfStory } from '../fields/asset-value'
import { Icon } from '../icon'
import { newUid } from '../model'
import { FileDialog } from '../pickers/file-dialog.client'
import { useEditor } from '../state/context'
import { useText } from '../texts'
import { AnchorDialog } from './anchor-dialog.client'
import { LinkDialog } from './link-dialog.client'
import { putImage } from './put-image'
import { StyleSelects } from './style-selects.client'
import { marks, type ToolState, toolState } from './tools'

type ToolbarProps = {
  editor: Editor
  id: string
  allow: readonly string[]
  label: string
  /** Pictures that were pasted into the text. */
  pasted?: readonly File[] | undefined
  /** Called when they are set in, or are not wanted any more. */
  onPasted: () => void
}
type Open = 'link' | 'anchor' | 'image' | 'blok' | undefined

/** What can be done with the text; buttons tell whether they apply to the selection. */
export function Toolbar({ editor, id, allow, label, pasted, onPasted }: ToolbarProps) {
  const language = useLanguage()
  const t = useText()
  const { story } = useEditor()
  const [open, setOpen] = useState<Open>()
  const state = useEditorState({ editor, selector: ({ editor: current }) => toolState(current) }) as ToolState
  const run = () => editor.chain().focus()
  const insert = (type: string, rest: unknown) => run().insertContent({ type, attrs: { rest } }).run()
  const close = () => {
    setOpen(undefined)
    onPasted()
  }
  return (
    <div
      role="toolbar"
      aria-label={labelled(language, label, t('text.toolbar'))}
      className="flex flex-wrap items-center gap-0.5 border-line border-b p-1"
    >
      <StyleSelects editor={editor} state={state} />
      {marks.map(({ name, sign, className }) => (
        <Tool
          key={name}
          label={t(`text.${name}`)}
          isOn={state.on.includes(name)}
          onPress={() => run().toggleMark(name).run()}
        >
          <Sign sign={sign} className={className} />
        </Tool>
      ))}
      <Tool label={t('text.link')} isOn={state.on.includes('link')} onPress={() => setOpen('link')}>
        <Icon name="link" />
      </Tool>
      <Tool label={t('text.anchor')} isOn={state.on.includes('anchor')} onPress={() => setOpen('anchor')}>
        <Icon name="anchor" />
      </Tool>
      <Tool
        label={t('text.bullet_list')}
        isOn={state.on.includes('bullet_list')}
        onPress={() => run().toggleList('bullet_list', 'list_item').run()}
      >
        <Icon name="list" />
      </Tool>
      <Tool
        label={t('text.ordered_list')}
        isOn={state.on.includes('ordered_list')}
        onPress={() => run().toggleList('ordered_list', 'list_item').run()}
      >
        <Icon name="numbers" />
      </Tool>
      <Tool
        label={t('text.blockquote')}
        isOn={state.on.includes('blockquote')}
        onPress={() => run().toggleWrap('blockquote').run()}
      >
        <Icon name="quote" />
      </Tool>
      <Tool label={t('text.horizontal_rule')} onPress={() => insert('horizontal_rule', null)}>
        <Icon name="line" />
      </Tool>
      <Tool label={t('text.image')} onPress={() => setOpen('image')}>
        <Icon name="image" />
      </Tool>
      <Tool
        label={t('text.table')}
        onPress={() => run().insertTable({ rows: 3, cols: 2, withHeaderRow: true }).run()}
      >
        <Icon name="table" />
      </Tool>
      {state.inTable && (
        <>
          <Tool label={t('text.addRow')} onPress={() => run().addRowAfter().run()}>
            <Icon name="addRow" />
          </Tool>
          <Tool label={t('text.addColumn')} onPress={() => run().addColumnAfter().run()}>
            <Icon name="addColumn" />
          </Tool>
          <Tool label={t('text.deleteRow')} onPress={() => run().deleteRow().run()}>
            <Icon name="deleteRow" />
          </Tool>
          <Tool label={t('text.deleteColumn')} onPress={() => run().deleteColumn().run()}>
            <Icon name="deleteColumn" />
          </Tool>
        </>
      )}
      <Tool label={t('text.blok')} onPress={() => setOpen('blok')}>
        <Icon name="block" />
      </Tool>
      <Tool label={t('text.clear')} onPress={() => run().unsetAllMarks().clearNodes().run()}>
        <Icon name="clear" />
      </Tool>
      {open === 'link' && <LinkDialog editor={editor} id={`${id}-link`} onClose={close} />}
      {open === 'anchor' && <AnchorDialog editor={editor} id={`${id}-anchor`} onClose={close} />}
      <FileDialog
        title={t('asset.choose')}
        group="picture"
        open={open === 'image' || pasted !== undefined}
        pasted={pasted}
        onClose={close}
        onChoose={(asset) => {
          const {
            id: number,
            alt,
            title,
            source,
            copyright,
          } = assetValue(asset, languageOfStory(story.fullSlug))
          putImage(editor, { id: number, src: asset.filename, alt, title, source, copyright })
          close()
        }}
        onPick={({ value: src, name, detail }) => {
          putImage(editor, {
            id: null,
            src,
            alt: name === detail ? '' : name,
            title: '',
            source: '',
            copyright: '',
          })
          close()
        }}
      />
      <AddDialog
        allow={allow}
        open={open === 'blok'}
        onClose={close}
        onAdd={(component, kind) => {
          insert('blok', {
            id: newUid(),
            body: [{ _uid: newUid(), component, ...(kind && { [kind.field]: kind.value }) }],
          })
          close()
        }}
      />
    </div>
  )
}

/** Drawn by the style sheet: as text, it would be another name than the one that is read out. */
const Sign = ({ sign, className = '' }: { sign: string; className?: string }) => (
  <span data-sign={sign} className={`before:content-[attr(data-sign)] ${className}`} />
)

type ToolProps = { label: string; isOn?: boolean; onPress: () => void; children: ReactNode }

const Tool = ({ label, isOn, onPress, children }: ToolProps) => (
  <button
    type="button"
    title={label}
    aria-label={label}
    aria-pressed={isOn}
    onMouseDown={(event) => event.preventDefault()}
    onClick={onPress}
    className="grid h-7 min-w-7 cursor-pointer place-items-center rounded px-1 text-small hover:bg-hover aria-pressed:bg-accent/12 aria-pressed:text-accent-deep"
  >
    <span aria-hidden="true">{children}</span>
  </button>
)
