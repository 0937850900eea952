'use client'

import { useLayoutEffect, useRef, useState } from 'react'
import { frameAddress, type Situation } from '@/lib/studio/frame'
import type { StoryPlan } from '@/lib/studio/schedules'
import { classes, IconButton } from '@/lib/studio/ui'
import { showToast } from '@/lib/studio/ui/client'
import { AddBesideDialog } from './dialogs/add-beside-dialog.client'
import { BlockList } from './dialogs/block-list.client'
import { ConflictDialog } from './dialogs/conflict-dialog.client'
import { HistoryDialog } from './dialogs/history-dialog.client'
import { Form } from './form/form.client'
import { type PagePreview, Preview, type PreviewWidth, WidthSwitch } from './frame/preview.client'
import { SituationBar } from './frame/situation-bar.client'
import { useFullScreen } from './frame/use-full-screen'
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

const panes = ['structure', 'page', 'form'] as const
type Pane = (typeof panes)[number]

/**
 * The editor's screen: the tree at the left, the page in the middle, the form at the right. Narrow screens show one of them
 * at a time; beside a page of a desktop's width, tree and form share one column.
 */
export function Workspace({ adding, onAdded, preview, ...bar }: WorkspaceProps) {
  const { saving } = bar
  const t = useText()
  const [width, setWidth] = useState<PreviewWidth>('phone')
  const [showsHistory, setShowsHistory] = useState(false)
  const [pane, setPane] = useState<Pane>('structure')
  const [isFull, setFull] = useState(false)
  const [situation, setSituation] = useState<Situation>({})
  const { story } = useEditor()
  const hiddenUnless = (each: Pane) => each !== pane && 'max-lg:hidden'
  const widths = <WidthSwitch width={width} onChange={setWidth} />
  const fullSign = (
    <IconButton
      label={t(isFull ? 'full.leave' : 'full.enter')}
      aria-pressed={isFull}
      icon={<Icon name={isFull ? 'shrink' : 'grow'} />}
      onClick={() => setFull(!isFull)}
    />
  )
  useFullScreen(isFull, setFull)
  useClipboardEvents()
  useKeys({ save: () => void saving.autosave.flush() })
  return (
    <div className="flex h-full min-h-0 flex-col">
      <TopBar {...bar} onHistory={() => setShowsHistory(true)}>
        <div className="flex gap-0.5 max-lg:hidden">
          {widths}
          {preview && fullSign}
        </div>
      </TopBar>
      <fieldset aria-label={t('panels.label')} className="flex border-line border-b bg-card p-1 lg:hidden">
        {panes.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={each === pane}
            onClick={() => setPane(each)}
            className="h-10 min-w-0 flex-1 cursor-pointer truncate rounded-field px-2 font-semibold text-small aria-pressed:bg-accent/12 aria-pressed:text-accent-deep"
          >
            {t(`panels.${each}`)}
          </button>
        ))}
      </fieldset>
      <div
        className={classes(
          'grid min-h-0 flex-1 grid-cols-[minmax(0,1fr)]',
          width === 'desktop'
            ? 'lg:max-2xl:grid-cols-[20rem_minmax(0,1fr)] lg:max-2xl:grid-rows-[minmax(0,2fr)_minmax(0,3fr)] xl:max-2xl:grid-cols-[23rem_minmax(0,1fr)] 2xl:grid-cols-[18rem_minmax(0,1fr)_24rem]'
            : 'lg:grid-cols-[15rem_minmax(0,1fr)_19rem] xl:grid-cols-[18rem_minmax(0,1fr)_24rem]',
        )}
      >
        <section
          aria-label={t('panels.structure')}
          className={classes(
            'flex min-h-0 flex-col border-line bg-card lg:border-e',
            width === 'desktop' && 'lg:max-2xl:border-b',
            hiddenUnless('structure'),
            isFull && 'invisible',
          )}
        >
          <div className="border-line border-b p-1.5">
            <BlockTools />
          </div>
          <div className="min-h-0 flex-1 overflow-y-auto">
            <Tree />
          </div>
          <Palette />
        </section>
        <section
          aria-label={t('panels.page')}
          className={classes(
            'flex min-h-0 min-w-0 flex-col gap-2 bg-ground p-1.5 sm:p-3',
            width === 'desktop' && 'lg:max-2xl:row-span-2',
            isFull ? 'fixed inset-0 z-30' : hiddenUnless('page'),
          )}
        >
          {preview && (
            <div className={classes('flex justify-center gap-0.5', !isFull && 'lg:hidden')}>
              {widths}
              {fullSign}
            </div>
          )}
          {!preview && <p className="m-auto text-quiet">{t('noPage')}</p>}
          {preview && (
            <>
              <SituationBar hasOwnPath={preview.hasOwnPath} onChange={setSituation} />
              <Preview address={frameAddress(story.fullSlug, { ghosts: '1', ...situation })} width={width} />
            </>
          )}
        </section>
        <FormPanel
          className={classes(
            hiddenUnless('form'),
            width === 'desktop' ? 'lg:max-2xl:row-start-2 lg:max-2xl:border-e 2xl:border-s' : 'lg:border-s',
            isFull && 'invisible',
          )}
        />
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
function FormPanel({ className }: { className: string }) {
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
      className={classes('min-h-0 min-w-0 overflow-y-auto border-line bg-card', className)}
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
