'use client'

import { type CSSProperties, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { frameAddress, type Situation } from '@/lib/studio/frame'
import type { StoryPlan } from '@/lib/studio/schedules'
import type { Hindrance } from '@/lib/studio/stories'
import { classes, IconButton } from '@/lib/studio/ui'
import { useComments } from './comments/comments-context'
import { useCommentKeys } from './comments/use-comment-keys'
import { AddBesideDialog } from './dialogs/add-beside-dialog.client'
import { ConflictDialog } from './dialogs/conflict-dialog.client'
import { HistoryDialog } from './dialogs/history-dialog.client'
import { type PagePreview, Preview, type PreviewWidth, WidthSwitch } from './frame/preview.client'
import { SituationBar } from './frame/situation-bar.client'
import { useFullScreen } from './frame/use-full-screen'
import { Icon } from './icon'
import type { Where } from './model'
import { NotShownNotice } from './not-shown-notice.client'
import { OtherNotice } from './other-notice.client'
import { FoldButtons } from './panes/fold-buttons.client'
import { FormPanel } from './panes/form-panel.client'
import { onGoToPane } from './panes/go-to-pane'
import { PageDividers } from './panes/page-dividers.client'
import { tracksOf } from './panes/pane-sizes'
import { type Pane, PaneSwitch } from './panes/pane-switch.client'
import { usePanes } from './panes/use-panes'
import { SaveNotice } from './save-notice.client'
import type { OtherChange } from './saving'
import { useEditor } from './state/context'
import { saveAsked } from './state/faulty'
import type { JoinedChanges } from './state/joined'
import type { Overruled } from './state/overruled'
import type { Publication } from './state/publication'
import { useClipboardEvents } from './state/use-clipboard'
import { useHistoryOpen } from './state/use-history-open'
import { useKeys } from './state/use-keys'
import type { Saving } from './state/use-saving'
import { useText } from './texts'
import { TopBar } from './top-bar.client'
import { BlockTools } from './tree/block-tools.client'
import { Palette } from './tree/palette.client'
import { Tree } from './tree/tree.client'

type WorkspaceProps = {
  saving: Saving
  publication: Publication
  onPublication: (publication: Publication) => void
  mayPublish: boolean
  plan: StoryPlan
  onPlan: (plan: StoryPlan) => void
  preview: PagePreview | undefined
  hindrance: Hindrance | undefined
  /** What somebody else has done with the page, until it was read. */
  others: readonly OtherChange[]
  joined: JoinedChanges | undefined
  overruled: { by: string | undefined; fields: readonly Overruled[] } | undefined
  onOthersRead: () => void
  /** Somebody else has saved since the page was opened. */
  isOutdated: boolean
  toldVersion: string | undefined
  /** The name, the slug and, once it has changed, the address of the page as they are by now. */
  named: { name: string; fullSlug: string; address: string | undefined }
  history: { canUndo: boolean; canRedo: boolean }
  /** Where a block is being added; unset: nowhere. */
  adding: Where | undefined
  onAdded: () => void
}

/**
 * The editor's screen: the tree at the left, the page in the middle, the form at the right. Narrow screens show one of them
 * at a time; beside a page of a desktop's width, tree and form share one column. Both fold, and their edges are dragged.
 */
export function Workspace({
  adding,
  onAdded,
  preview,
  hindrance,
  others,
  joined,
  overruled,
  onOthersRead,
  named,
  ...bar
}: WorkspaceProps) {
  const { saving, isOutdated } = bar
  const isGone = others.some(({ kind }) => kind === 'deleted')
  const t = useText()
  const [width, setWidth] = useState<PreviewWidth>('phone')
  const [showsHistory, setShowsHistory] = useHistoryOpen()
  const { isShown: showsComments } = useComments()
  // A link to a comment leads to it on a narrow screen too.
  const [pane, setPane] = useState<Pane>(showsComments ? 'form' : 'structure')
  const [isFull, setFull] = useState(false)
  const [situation, setSituation] = useState<Situation>({})
  const { showAllFindings } = useEditor()
  const panes = usePanes()
  const { isFolded, fold } = panes
  const tracks = tracksOf(panes.state)
  useEffect(
    () =>
      onGoToPane((asked) =>
        flushSync(() => {
          setPane(asked)
          if (isFolded(asked)) fold(asked, false)
        }),
      ),
    [isFolded, fold],
  )
  const isStacked = width === 'desktop'
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
  useCommentKeys()
  useKeys({ save: () => void saveAsked({ autosave: saving.autosave, showAllFindings }) })
  return (
    <div className="flex h-full min-h-0 flex-col [@media(max-height:30rem)]:overflow-y-auto">
      {/* However much there is to tell, most of the height is left to the panes. */}
      <div className="max-h-[40dvh] shrink-0 overflow-y-auto [@media(max-height:30rem)]:max-h-none [@media(max-height:30rem)]:overflow-visible">
        <TopBar
          {...bar}
          isGone={isGone}
          named={named}
          preview={preview}
          onHistory={() => setShowsHistory(true)}
        >
          <div className="flex gap-0.5 max-lg:hidden">
            <FoldButtons panes={panes} />
            {widths}
            {preview && fullSign}
          </div>
        </TopBar>
        <OtherNotice
          saving={saving}
          changes={others}
          joined={joined}
          overruled={overruled}
          isOutdated={isOutdated}
          onRead={onOthersRead}
          onHistory={() => setShowsHistory(true)}
        />
        <NotShownNotice {...bar} hindrance={hindrance} fullSlug={named.fullSlug} />
      </div>
      <PaneSwitch pane={pane} onChange={setPane} />
      <div
        className={classes(
          // On a low screen the bars above scroll away, and the panes have all of its height.
          'grid min-h-0 flex-1 grid-cols-[minmax(0,1fr)] [@media(max-height:30rem)]:h-full [@media(max-height:30rem)]:flex-none',
          isStacked
            ? 'lg:max-2xl:grid-cols-(--stack) lg:max-2xl:grid-rows-(--stack-rows) 2xl:grid-cols-(--panes)'
            : 'lg:grid-cols-(--panes)',
        )}
        style={
          {
            '--panes': tracks.columns,
            '--stack': tracks.stack,
            '--stack-rows': tracks.rows,
          } as CSSProperties
        }
      >
        <section
          id="pane-structure"
          aria-label={t('panels.structure')}
          className={classes(
            // The list of blocks takes a part of the pane's height, which is less than the window's beside the form.
            '@container-size flex min-h-0 flex-col border-line bg-card lg:border-e',
            isStacked && 'lg:max-2xl:col-start-1 lg:max-2xl:border-b',
            isFolded('structure') && 'lg:hidden',
            hiddenUnless('structure'),
            isFull && 'invisible',
          )}
        >
          <div className="border-line border-b p-1.5 [@media(max-height:30rem)]:p-0.5">
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
            isStacked && 'lg:max-2xl:row-[1/-1]',
            isStacked && !(isFolded('structure') && isFolded('form')) && 'lg:max-2xl:col-start-2',
            isFull ? 'fixed inset-0 z-30' : classes('relative', hiddenUnless('page')),
          )}
        >
          {preview && (
            <div className={classes('flex justify-center gap-0.5', !isFull && 'lg:hidden')}>
              {widths}
              {fullSign}
            </div>
          )}
          {!isFull && <PageDividers panes={panes} isStacked={isStacked} />}
          {!preview && <p className="m-auto text-quiet">{t('noPage')}</p>}
          {preview && (
            <>
              <SituationBar hasOwnPath={preview.hasOwnPath} onChange={setSituation} />
              <Preview address={frameAddress(named.fullSlug, { ghosts: '1', ...situation })} width={width} />
            </>
          )}
        </section>
        <FormPanel
          className={classes(
            hiddenUnless('form'),
            isStacked
              ? classes(
                  'lg:max-2xl:col-start-1 lg:max-2xl:border-e 2xl:border-s',
                  isFolded('structure') ? 'lg:max-2xl:row-start-1' : 'lg:max-2xl:row-start-2',
                )
              : 'lg:border-s',
            isFolded('form') && 'lg:hidden',
            isFull && 'invisible',
          )}
        />
      </div>
      <SaveNotice saving={saving} isGone={isGone} />
      <AddBesideDialog where={adding} onClose={onAdded} />
      <HistoryDialog saving={saving} open={showsHistory} onClose={() => setShowsHistory(false)} />
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
