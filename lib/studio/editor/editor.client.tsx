'use client'

import { useMemo, useRef, useState, useSyncExternalStore } from 'react'
import type { DraftFinding, StoryDraft } from '@/lib/studio/drafts'
import type { BlockForms } from '@/lib/studio/forms'
import type { StoryPlan } from '@/lib/studio/schedules'
import type { Hindrance } from '@/lib/studio/stories'
import { showToast, useSaid } from '@/lib/studio/ui/client'
import { CommentsProvider } from './comments/comments-context'
import { useStoryComments } from './comments/use-story-comments'
import type { PagePreview } from './frame/preview.client'
import { isSame, type Where, withUniqueUids } from './model'
import { type OtherChange, withChanges } from './saving'
import { createCommands } from './state/commands'
import { EditorProvider } from './state/context'
import { byUid, withoutChanged, withoutFilled } from './state/faulty'
import { createFresh, shownFindings } from './state/fresh'
import { withHints } from './state/hints'
import { type JoinedChanges, withJoined } from './state/joined'
import { stateOf } from './state/publication'
import { seenOf } from './state/seen'
import { createStore } from './state/store'
import { useAsked } from './state/use-asked'
import { useNewerDraft } from './state/use-newer-draft'
import { useOtherChanges } from './state/use-other-changes'
import { useSaving } from './state/use-saving'
import { useSettled } from './state/use-settled'
import { useText } from './texts'
import { Workspace } from './workspace.client'

export type StoryEditorProps = {
  draft: StoryDraft
  forms: BlockForms
  findings: DraftFinding[]
  mayPublish: boolean
  plan: StoryPlan
  timeZone: string
  currency: string
  personName: string
  /** Unset for a story that is no page of its own. */
  preview: PagePreview | undefined
  /** What keeps shoppers from the page at its address. */
  hindrance: Hindrance | undefined
  /** The thread of comments that the address names. */
  thread?: string | undefined
}

/** The editor of a story: its blocks as a tree, the page, and the form of the selected block. */
export function StoryEditor({
  draft,
  forms,
  findings: first,
  mayPublish,
  plan: planned,
  timeZone,
  currency,
  personName,
  preview,
  hindrance,
  thread,
}: StoryEditorProps) {
  const t = useText()
  useSaid()
  const { start, store, fresh, commands } = useMemo(() => {
    const content = withUniqueUids(draft.content)
    const created = createStore(content)
    const blocks = createFresh()
    return {
      start: { content, version: draft.version, by: draft.savedBy, savedAt: draft.savedAt },
      store: created,
      fresh: blocks,
      commands: createCommands(created, forms, blocks),
    }
  }, [draft, forms])
  const seen = useMemo(() => seenOf(draft), [draft])
  const [{ found: allFindings, checked }, setFindings] = useState(() => ({
    found: byUid(first),
    checked: start.content,
  }))
  /** The same before it is drawn. */
  const latestFindings = useRef(allFindings)
  const unseen = useSyncExternalStore(fresh.subscribe, fresh.get, fresh.getFirst)
  const [adding, setAdding] = useState<Where>()
  const [publication, setPublication] = useState({
    isPublished: draft.isPublished,
    hasChanges: draft.hasUnpublishedChanges,
  })
  const [named, setNamed] = useState<{ name: string; fullSlug: string; address?: string }>({
    name: draft.name,
    fullSlug: draft.fullSlug,
  })
  const saving = useSaving({
    storyId: draft.id,
    personName,
    page: { name: named.name, fullSlug: named.fullSlug },
    store,
    start,
    forms,
    onFindings(found, judged, isTheirs) {
      setToldVersion(undefined)
      latestFindings.current = byUid(found)
      setFindings({ found: latestFindings.current, checked: judged })
      if (!isTheirs) setPublication((before) => ({ ...before, hasChanges: true }))
    },
    onFiles: seen.addFiles,
    onRestored: () => void showToast(t('restored'), 'info', { label: t('undo'), run: store.undo }),
    onMerged(merged) {
      forget()
      setOthers((before) => before.filter(({ kind }) => kind !== 'saved'))
      setJoined((before) => withJoined(before, merged))
    },
  })
  /** The last save of somebody else that was told. */
  const [toldVersion, setToldVersion] = useState<string>()
  const [others, setOthers] = useState<readonly OtherChange[]>([])
  const [joined, setJoined] = useState<JoinedChanges>()
  const { overruled, forget, meet } = useNewerDraft(draft.id, saving)
  const [publish, setPublish] = useState<number | undefined>(draft.publish)
  const [plan, setPlan] = useState(planned)
  const [commentsMark, setCommentsMark] = useState<string>()
  const [stageMark, setStageMark] = useState('')
  const comments = useStoryComments({ storyId: draft.id, mark: commentsMark, asked: thread })
  const [present, setPresent] = useState<readonly string[]>([])
  const isSaved = saving.state.kind === 'saved'
  const version = isSaved ? (toldVersion ?? saving.autosave.base().version) : undefined
  /** Somebody else has saved since: what is on the screen is older than the draft. */
  const isOutdated = toldVersion !== undefined && toldVersion !== saving.autosave.base().version
  const known = useMemo(
    () => ({ ...named, state: stateOf(publication), version, publish, plan }),
    [named, publication, version, publish, plan],
  )
  useOtherChanges({
    storyId: draft.id,
    known,
    onLook(row) {
      saving.autosave.meetLogin()
      setPresent((before) => (isSame(before, row.present) ? before : row.present))
      setCommentsMark(row.comments)
      setStageMark(row.stageMark)
      setPublish(row.published ?? 0)
      setPlan((before) => (isSame(before, row.plan) ? before : row.plan))
    },
    onRefused: saving.autosave.meetRefusal,
    onChange(changes, row) {
      const tell = (told: readonly OtherChange[]) => setOthers((before) => withChanges(before, told))
      const saved = changes.filter(({ kind }) => kind === 'saved')
      tell(changes.filter((each) => !saved.includes(each)))
      for (const { by } of saved) meet(by, () => tell(saved))
      if (!row) return
      setNamed((before) =>
        before.fullSlug === row.fullSlug
          ? { ...before, name: row.name }
          : { name: row.name, fullSlug: row.fullSlug, address: row.address },
      )
      setToldVersion(row.draft?.version)
      setPublication({ isPublished: row.state !== 'draft', hasChanges: row.state !== 'published' })
    },
  })
  useAsked({ store, commands, timeZone })
  const history = useSyncExternalStore(store.subscribe, store.get, store.getFirst)
  const { content } = history.present
  const shown = useMemo(() => shownFindings(allFindings, unseen), [allFindings, unseen])
  const findings = useSettled(
    useMemo(
      () =>
        withHints(withoutFilled(withoutChanged(shown, checked, content, forms), content), content, unseen),
      [shown, checked, content, unseen, forms],
    ),
  )
  const editor = useMemo(
    () => ({
      story: draft,
      forms,
      store,
      commands,
      findings,
      allFindings,
      readFindings: () => latestFindings.current,
      showAllFindings: fresh.touchAll,
      timeZone,
      currency,
      personName,
      seen,
      present,
      stageMark,
      openAdd: (where?: Where) => setAdding(where ?? commands.usualWhere()),
    }),
    [
      draft,
      forms,
      store,
      commands,
      findings,
      allFindings,
      fresh,
      timeZone,
      currency,
      personName,
      seen,
      present,
      stageMark,
    ],
  )
  return (
    <EditorProvider value={editor}>
      <CommentsProvider value={comments}>
        <Workspace
          saving={saving}
          publication={publication}
          onPublication={(published) => {
            setPublication(published)
            setPublish(undefined)
          }}
          isOutdated={isOutdated}
          toldVersion={toldVersion}
          mayPublish={mayPublish}
          plan={plan}
          onPlan={setPlan}
          preview={preview}
          hindrance={hindrance}
          others={others}
          joined={joined}
          overruled={overruled}
          onOthersRead={() => {
            setOthers([])
            setJoined(undefined)
            forget()
          }}
          named={{ ...named, address: named.address }}
          history={{ canUndo: history.past.length > 0, canRedo: history.future.length > 0 }}
          adding={adding}
          onAdded={() => setAdding(undefined)}
        />
      </CommentsProvider>
    </EditorProvider>
  )
}
