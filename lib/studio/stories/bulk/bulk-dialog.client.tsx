import { useRef, useState } from 'react'
import { askStudio } from '@/lib/studio/calls/client'
import { useLanguage } from '@/lib/studio/i18n/client'
import type { Permission } from '@/lib/studio/people'
import { Button, Dialog, firstFocus } from '@/lib/studio/ui'
import { HeldEntries, showToast, useUiText } from '@/lib/studio/ui/client'
import { FolderField } from '../dialogs/folder-field.client'
import { LeadField, useLead } from '../dialogs/lead-field.client'
import { storiesText } from '../messages'
import type { StoryRow } from '../story-row'
import { tellShown } from '../tell-shown'
import type { BulkAction } from './bulk-facts'
import { BulkLines } from './bulk-lines.client'
import { ReleaseField, type ReleaseTarget } from './release-field.client'
import { StageField } from './stage-field.client'
import { barTo, type StageTarget } from './stage-target'
import { type TagChange, TagField } from './tag-field.client'
import { type BulkTarget, isBehind, useBulk } from './use-bulk'

type Props = {
  action: BulkAction
  rows: readonly StoryRow[]
  /** The tags that pages have. */
  knownTags: readonly string[]
  may: (permission: Permission) => boolean
  onClose: () => void
  /** Called with the ids of the pages with which nothing was done although it was to be. */
  onDone: (failed: ReadonlySet<number>, folder: number | null | undefined) => void
}

/** One question about several pages, with the facts of each; afterwards what has become of each. */
export function BulkDialog({ action, rows, knownTags, may, onClose, onDone }: Props) {
  const language = useLanguage()
  const t = storiesText(language)
  const ui = useUiText()
  const { lines, left: open, stage, isRead, run } = useBulk(action, rows, may)
  const [folder, setFolder] = useState<{ id: number | null; path: string }>()
  const [release, setRelease] = useState<ReleaseTarget>()
  const [tags, setTags] = useState<TagChange>({ add: [], remove: [] })
  const [isMissing, setMissing] = useState(false)
  const lead = useLead()
  const [staging, setStaging] = useState<StageTarget>()
  /** Without those that cannot come to the chosen stage. */
  const left = open.filter(({ staged }) => !staging || (staged && !barTo(staged, staging.stage)))
  const count = left.length
  /** Something is to be typed or chosen first. */
  const asksFor = action === 'move' || action === 'release' || action === 'tag' || action === 'stage'
  /** The pages whose visitors can be led on. */
  const leaving =
    action === 'unpublish' || action === 'delete' ? left.filter(({ isVisited }) => isVisited) : []
  /** Every page stays as it is: there is nothing to ask. */
  const isNothing = stage === 'asking' && isRead && open.length === 0
  const isTyped = () =>
    (release?.id === undefined && Boolean(release?.name.trim())) ||
    tags.add.length > 0 ||
    Boolean(staging?.note.trim())
  const outcomes = lines.flatMap(({ outcome }) => outcome ?? [])
  const failed = outcomes.filter(({ isDone }) => !isDone).length
  /** Somebody has written on, and the versions that were read can still be taken. */
  const behind =
    stage === 'done' && (action === 'publish' || action === 'release') ? lines.filter(isBehind) : []
  const ran = useRef<BulkTarget>(undefined)
  /** The list behind is loaded anew where it was behind what others have done. */
  const close = () => {
    const stale = lines.some(({ since }) => since && since.length > 0)
    if (stage === 'asking' && stale) onDone(new Set(rows.map(({ id }) => id)), undefined)
    onClose()
  }

  const doneWords = (done: number) =>
    t(`bulk.done.${action}`, { count: done, folder: folder?.path || t('bulk.top') })

  /** What was chosen; undefined where nothing was, or a new release could not be made. */
  const target = async (): Promise<BulkTarget | undefined> => {
    if (action === 'move') return folder && { id: folder.id }
    if (action === 'stage') return staging && { id: null, stage: staging }
    if (action === 'tag') return tags.add.length + tags.remove.length > 0 ? { id: null, tags } : undefined
    if (action !== 'release') return { id: null, leadTo: lead.target }
    if (release?.id !== undefined) return { id: release.id }
    if (!release?.name.trim()) return undefined
    const made = await askStudio<{ id: number }>('releases/', {
      method: 'POST',
      body: { name: release.name },
    })
    return made.ok ? { id: made.data.id } : undefined
  }
  const submit = async () => {
    if (!isRead || count === 0 || !lead.check()) return
    const chosen = await target()
    setMissing(chosen === undefined)
    if (chosen === undefined) return
    ran.current = chosen
    await runOn(chosen)
  }
  const runOn = async (chosen: BulkTarget) => {
    const done = await run(chosen)
    const isLeft = done.filter(({ outcome }) => outcome && !outcome.isDone)
    onDone(new Set(isLeft.map(({ row }) => row.id)), action === 'move' ? chosen.id : undefined)
    const shown = done.filter(({ outcome }) => outcome?.isDone).map(({ row }) => row.id)
    if (action === 'publish' && shown.length > 0) void tellShown(shown, language)
    if (isLeft.length === 0) showToast(doneWords(shown.length), 'success')
  }
  const footer = (
    <div className="flex w-full flex-wrap justify-end gap-2">
      {stage === 'done' || isNothing ? (
        <>
          {behind.length > 0 && (action === 'publish' || action === 'release') && (
            <Button onClick={() => ran.current && void runOn({ ...ran.current, asRead: true })}>
              {t(`bulk.takeRead.${action}`, { count: behind.length })}
            </Button>
          )}
          <Button variant="primary" onClick={close}>
            {ui('close')}
          </Button>
        </>
      ) : (
        <>
          <Button {...(asksFor ? {} : firstFocus)} disabled={stage === 'doing'} onClick={close}>
            {ui('cancel')}
          </Button>
          <Button
            variant={action === 'delete' || action === 'unpublish' ? 'danger' : 'primary'}
            busy={stage === 'doing' || !isRead || count === 0}
            onClick={() => void submit()}
          >
            {t(`bulk.submit.${action}`, { count })}
          </Button>
        </>
      )}
    </div>
  )
  return (
    <Dialog
      id="bulk-stories"
      title={
        isNothing
          ? t(`bulk.nothing.${action}`)
          : stage === 'done'
            ? doneWords(outcomes.length - failed)
            : t(`bulk.title.${action}`, { count: isRead ? count : rows.length })
      }
      open
      // What has begun is done to its end, and said page by page.
      onClose={() => stage !== 'doing' && close()}
      footer={footer}
    >
      <div className="grid gap-3 pb-2">
        {stage === 'asking' && action !== 'publish' && action !== 'unpublish' && (
          <p>{t(`bulk.means.${action}`)}</p>
        )}
        {stage === 'asking' && action === 'move' && (
          <FolderField
            id="bulk-folder"
            value={folder?.id}
            onChange={(id, path) => setFolder({ id, path })}
            error={isMissing && folder === undefined ? t('dialogs.chooseFolder') : undefined}
          />
        )}
        {stage === 'asking' && action === 'stage' && !isNothing && (
          <StageField
            reads={open.flatMap(({ staged }) => staged ?? [])}
            value={staging}
            onChange={setStaging}
            isMissing={isMissing}
          />
        )}
        {stage === 'asking' && action === 'release' && (
          <ReleaseField value={release} onChange={setRelease} isMissing={isMissing} />
        )}
        {stage === 'asking' && action === 'tag' && !isNothing && (
          <TagField
            rows={left.map(({ row }) => row)}
            known={knownTags}
            value={tags}
            onChange={setTags}
            isMissing={isMissing}
          />
        )}
        {stage === 'asking' && leaving.length > 0 && (
          <LeadField
            leaving={leaving.map(({ row }) => row.id)}
            near={leaving[0]?.row.fullSlug ?? ''}
            lead={lead}
          />
        )}
        <p role="status" className="font-semibold">
          {stage === 'done'
            ? t('bulk.ended', { done: outcomes.length - failed, failed })
            : stage === 'doing'
              ? t('bulk.doing', { done: outcomes.length, count })
              : isRead
                ? t('bulk.ready', { count, skipped: lines.length - count })
                : t('bulk.reading')}
        </p>
        <HeldEntries dialog="bulk-stories" isHeld={() => stage === 'asking' && isTyped()} />
        <BulkLines lines={lines} folder={action === 'move' ? folder : undefined} stage={staging?.stage} />
      </div>
    </Dialog>
  )
}
