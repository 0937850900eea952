'use client'

import { useLayoutEffect, useRef, useState } from 'react'
import type { StoryPlan } from '@/lib/studio/schedules'
import { showToast } from '@/lib/studio/ui/client'
import { AddBesideDialog } from './dialogs/add-beside-dialog.client'
import { BlockList } from './dialogs/block-list.client'
import { ConflictDialog } from './dialogs/conflict-dialog.client'
import { HistoryDialog } from './dialogs/history-dialog.client'
import { Form } from './form/form.client'
import { type PagePreview, Preview, type PreviewWidth } from './frame/preview.client'
import { Icon } from './icon'
import { componentsWithRoom, type Where } from './model'
import type { Publication } from './publishing.client'
import { useEditor, usePresent } from './state/context'
import { useClipboardEvents } from './state/use-clipboard'
import { useKeys } from './state/use-keys'
import type { Saving } from './state/use-saving'
import { useText } from './texts'
import { TopBar } from './top-bar.client'
import { BlockTools } from './tree/block-tools.client'
import { Tree } from './tree/tree.client'

type WorkspaceProps = {
  saving: Saving
  publication: Publication
  onPublication: (publication: Publication) => void
  mayPublish: boolean
  plan: StoryPlan
  preview: PagePreview | undefined
  history: { canUndo: boolean; canRedo: boolean }
  /** Where a block is being added; unset: nowhere. */
  adding: Where | undefined
  onAdded: () => void
}

/** The editor's screen: the tree at the left, the page in the middle, the form at the right. */
export function Workspace({ adding, onAdded, preview, ...bar }: WorkspaceProps) {
  const { saving } = bar
  const t = useText()
  const [width, setWidth] = useState<PreviewWidth>('phone')
  const [showsHistory, setShowsHistory] = useState(false)
  useClipboardEvents()
  useKeys({ save: () => void saving.autosave.flush() })
  return (
    <div className="flex h-full min-h-0 flex-col">
      <TopBar {...bar} width={width} onWidth={setWidth} onHistory={() => setShowsHistory(true)} />
      <div className="grid min-h-0 flex-1 grid-cols-[15rem_minmax(0,1fr)_19rem] xl:grid-cols-[18rem_minmax(0,1fr)_24rem]">
        <section
          aria-label={t('panels.structure')}
          className="flex min-h-0 flex-col border-line border-e bg-card"
        >
          <div className="border-line border-b p-1.5">
            <BlockTools />
          </div>
          <div className="min-h-0 flex-1 overflow-y-auto">
            <Tree />
          </div>
          <Palette />
        </section>
        <section aria-label={t('panels.page')} className="flex min-h-0 min-w-0 flex-col p-3">
          {!preview && <p className="m-auto text-quiet">{t('noPage')}</p>}
          {preview && <Preview address={preview.address} width={width} />}
        </section>
        <FormPanel />
      </div>
      <AddBesideDialog where={adding} onClose={onAdded} />
      <HistoryDialog open={showsHistory} onClose={() => setShowsHistory(false)} />
      {saving.conflict && (
        <ConflictDialog
          key={`${saving.conflict.entry} ${saving.conflict.theirs.version}`}
          conflict={saving.conflict}
          onDecide={saving.decide}
          onPutOff={saving.putOff}
        />
      )}
    </div>
  )
}

/** The form at the right, which begins at its top for each block. */
function FormPanel() {
  const t = useText()
  const { selected } = usePresent()
  const ref = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another block is another form
  useLayoutEffect(() => {
    ref.current?.scrollTo({ top: 0 })
  }, [selected])
  return (
    <section
      ref={ref}
      aria-label={t('panels.form')}
      className="min-h-0 overflow-y-auto border-line border-s bg-card"
    >
      <Form />
    </section>
  )
}

function Palette() {
  const t = useText()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <details
      className="group border-line border-t"
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary className="flex h-9 cursor-pointer list-none items-center gap-2 px-3 font-semibold text-small">
        <Icon name="chevron" className="size-3.5 transition-transform group-open:rotate-90" />
        {t('panels.blocks')}
      </summary>
      <div className="max-h-[45vh] overflow-y-auto px-3 pb-3">
        <p className="mb-2 text-quiet text-small">{t('add.hint')}</p>
        {isOpen && <PaletteBlocks />}
      </div>
    </details>
  )
}

/**
 * Every block that can be dragged to some place in the tree; a click adds it near the selected one. Follows each change of
 * the story, so it is there only while it is seen.
 */
function PaletteBlocks() {
  const { forms, commands } = useEditor()
  const { content, selected } = usePresent()
  const t = useText()
  return (
    <BlockList
      isDraggable
      allow={[...componentsWithRoom(content, forms)]}
      onAdd={(component) => commands.add(selected, component) || showToast(t('tree.notHere'), 'warning')}
    />
  )
}
