import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { DraftFinding } from '@/lib/studio/drafts'
import type { BlockForms } from '@/lib/studio/forms'
import { type Blok, differencesOf, isSame, mergeStories, withoutControls } from '../model'
import { createAutosave, type KeptWork, putBackOn, type Saved, type SaveState, type Theirs } from '../saving'
import { authorsOf } from './conflict-authors'
import type { NewlyJoined } from './joined'
import type { OpenConflict } from './open-conflict'
import { type Overruled, openedWith, overruledIn } from './overruled'
import { createSavedLooks } from './saved-looks'
import { sendDraft } from './send-draft'
import type { EditorStore } from './store'
import { isUntouched } from './untouched'
import { useLeaving } from './use-leaving'
import { useRestoring } from './use-restoring'
import { whenStill } from './when-still'

type Options = {
  storyId: number
  personName: string
  /** What the story is called and where it is. */
  page: { name: string; fullSlug: string }
  store: EditorStore
  /** The draft as it was opened, with who saved it. */
  start: Theirs
  forms: BlockForms
  /** What the server found in a content that it saved; `isTheirs`: it is as somebody else had saved it. */
  onFindings: (findings: DraftFinding[], judged: Blok, isTheirs: boolean) => void
  /** The files of a draft that was saved, in their present versions. */
  onFiles: (files: Readonly<Record<string, string>>) => void
  onRestored: () => void
  /** What somebody else changed is on the screen now. */
  onMerged: (joined: NewlyJoined) => void
}

/** Saves the story while it is edited, brings unsaved work back, and joins what others saved. */
export function useSaving({ storyId, personName, page, store, start, forms, ...given }: Options) {
  const [state, setState] = useState<SaveState>({ kind: 'saved' })
  const [conflict, setConflict] = useState<OpenConflict>()
  /** The decision waits: someone wants to look at the page first. */
  const [isPutOff, setPutOff] = useState(false)
  const [isKept, setKept] = useState(true)
  const kept = useRef<KeptWork>(undefined)
  const open = useRef<OpenConflict>(undefined)
  /** Who saved last what this page is based on. */
  const latest = useRef<Theirs>(start)
  const joins = useRef(0)
  /** When the person changed something last, in milliseconds. */
  const typedAt = useRef<number>(undefined)
  const looks = useMemo(() => createSavedLooks(storyId), [storyId])
  const again = useRef(() => {})
  /** Against which own words are told apart from those of others. */
  const opened = useRef(start.content)
  const on = useRef(given)
  const named = useRef(page)
  useEffect(() => {
    on.current = given
    named.current = page
  })
  const ask = useCallback((asked: OpenConflict | undefined) => {
    open.current = asked
    setConflict(asked)
  }, [])

  const autosave = useMemo(
    () =>
      createAutosave({
        start,
        send: (content, basedOn, as) =>
          sendDraft(storyId, { content, basedOn, as }, ({ findings, files }) => {
            on.current.onFindings(findings, content, isSame(content, latest.current.content))
            on.current.onFiles(files)
          }),
        keep: (unsaved) => {
          if (kept.current)
            setKept(
              kept.current.keep(unsaved && { ...unsaved, page: named.current, keptAt: typedAt.current }),
            )
        },
        tell: setState,
      }),
    [storyId, start],
  )

  /** Brings back what was kept of loads and tabs before; what collides with the story as it is waits for a decision. */
  const bringBack = useCallback(() => {
    let isBack = false
    for (let found = kept.current?.next(); found && !open.current; found = kept.current?.next()) {
      const { base: began, content, sent = [] } = found.unsaved
      const root = putBackOn(found.unsaved, autosave.base().content, Date.now())
      if (!root) {
        kept.current?.settle(found.entry, autosave.isSaved())
        continue
      }
      autosave.own([...sent, content])
      const base = { ...began, content: root }
      const mine = withoutControls(content)
      const present = store.get().present.content
      const merged = mergeStories(root, mine, present)
      if (merged.conflicts.length > 0) {
        const { entry } = found
        const isKnown = looks.look(entry, mine, (wasSaved) => {
          if (wasSaved) kept.current?.settle(entry, autosave.isSaved())
          again.current()
        })
        const theirs = { ...latest.current, content: present }
        const asked = { base: base.content, mine, conflicts: merged.conflicts }
        // What is asked about is not back: the dialog says so, and it stays kept until it is decided on.
        if (isKnown) {
          const mineAt = found.unsaved.keptAt
          ask({ base, theirs, merged, mine, mineAt, entry, authors: authorsOf(asked, looks.history()) })
        }
        break
      }
      isBack ||= !isSame(merged.content, present)
      store.apply(merged.content)
      kept.current?.settle(found.entry, autosave.isSaved())
    }
    if (isBack) on.current.onRestored()
  }, [ask, autosave, store, looks])
  again.current = bringBack

  const join = useCallback(
    (base: Saved, theirs: Theirs) => {
      latest.current = theirs
      joins.current += 1
      const mine = store.get().present.content
      const merged = mergeStories(base.content, mine, theirs.content)
      if (merged.conflicts.length > 0) return ask({ base, theirs, merged, mine, mineAt: typedAt.current })
      ask(undefined)
      store.bring((each) => mergeStories(base.content, each, theirs.content).content)
      autosave.resolve(store.get().present.content, theirs)
      on.current.onMerged({
        by: theirs.by,
        differences: differencesOf(mine, store.get().present.content),
        overruled: overruledIn(opened.current, { mine, theirs: theirs.content }, forms),
        asked: [],
      })
      opened.current = openedWith(opened.current, { base: base.content, theirs: theirs.content })
      bringBack()
    },
    [ask, autosave, bringBack, store, forms],
  )

  useEffect(
    () =>
      store.subscribe(() => {
        typedAt.current = Date.now()
        autosave.change(store.get().present.content)
      }),
    [store, autosave],
  )

  useEffect(() => {
    autosave.begin()
    return autosave.end
  }, [autosave])

  useEffect(() => {
    if (state.kind !== 'conflict') return
    const [base, { theirs }] = [autosave.base(), state]
    const { conflicts } = mergeStories(base.content, store.get().present.content, theirs.content)
    return conflicts.length > 0 ? whenStill(() => join(base, theirs)) : join(base, theirs)
  }, [state, autosave, join, store])

  useRestoring({ ...{ storyId, store, autosave, named, typedAt, kept }, onKept: setKept, bringBack })
  useLeaving(autosave, conflict !== undefined)

  return {
    state,
    isKept,
    autosave,
    /** How often what somebody else had saved came into this page: who has looked at it before has not seen that. */
    joins: () => joins.current,
    /** What has to be decided now. */
    conflict: isPutOff ? undefined : conflict,
    isPutOff: isPutOff && conflict !== undefined,
    putOff: () => setPutOff(true),
    /** Which of the person's own saved words somebody else has replaced. What is not saved yet is asked about. */
    overruledBy: (theirs: Blok): Overruled[] =>
      overruledIn(opened.current, { mine: autosave.base().content, theirs }, forms),
    /** Whether nothing on the screen is the person's own: what others save comes in without a question. */
    isUntouched: () =>
      !open.current && isUntouched(autosave, { opened: opened.current, now: store.get().present.content }),
    /** Joins a draft that somebody else has saved, and that no save has met yet. */
    join: (theirs: Theirs) => join(autosave.base(), theirs),
    /** Comes back to what was put off, with the story as it is by now. */
    comeBack() {
      setPutOff(false)
      if (!conflict) return
      if (state.kind === 'conflict') return join(autosave.base(), state.theirs)
      const [{ base, mine }, content] = [conflict, store.get().present.content]
      const merged = mergeStories(base.content, mine, content)
      const asked = { base: base.content, mine, conflicts: merged.conflicts }
      const history = [{ content, by: personName, at: new Date().toISOString() }, ...looks.history()]
      ask({
        ...conflict,
        theirs: { ...conflict.theirs, content },
        merged,
        authors: authorsOf(asked, history),
      })
    },
    /** Goes on with the choices for everything that collided. */
    decide(content: Blok) {
      if (!conflict) return
      const { base, entry, theirs, mine, merged } = conflict
      ask(undefined)
      if (entry !== undefined) autosave.mark('merged')
      store.apply(content)
      // Unsaved work of before comes on top of what is saved, as any change does.
      if (entry !== undefined) kept.current?.settle(entry, autosave.isSaved())
      else if (state.kind === 'conflict') {
        autosave.resolve(store.get().present.content, theirs)
        const asked = merged.conflicts.map(({ id }) => id)
        const replaced = overruledIn(opened.current, { mine, theirs: theirs.content }, forms)
        opened.current = openedWith(opened.current, { base: base.content, theirs: theirs.content })
        on.current.onMerged({
          by: theirs.by,
          differences: differencesOf(mine, store.get().present.content),
          overruled: replaced.filter(({ id }) => !asked.includes(id)),
          asked,
        })
      }
      bringBack()
    },
  }
}

export type Saving = ReturnType<typeof useSaving>
