import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { askStudio } from '@/lib/studio/calls/client'
import type { DraftFinding } from '@/lib/studio/drafts'
import { type Blok, isSame, type Merged, mergeStories, withUniqueUids } from '../model'
import {
  claimTab,
  createAutosave,
  keepUnsaved,
  openTabs,
  type SaveAnswer,
  type Saved,
  type SaveState,
  type Theirs,
  unsavedWork,
} from '../saving'
import type { EditorStore } from './store'

/** `mine` is what is joined with theirs: the story as it is, or unsaved work of before. */
export type OpenConflict = { base: Saved; theirs: Theirs; merged: Merged; mine: Blok }

type Options = {
  storyId: number
  store: EditorStore
  start: Saved
  onFindings: (findings: DraftFinding[]) => void
  onRestored: () => void
  onMerged: (by: string | undefined) => void
}

type Answered = { version: string; findings: DraftFinding[] }

const toTheirs = (body: unknown): Theirs => {
  const { theirs } = body as { theirs: Omit<Theirs, 'content'> & { content: Record<string, unknown> } }
  return { ...theirs, content: withUniqueUids(theirs.content) }
}

/** Saves the story while it is edited, brings unsaved work back, and joins what others saved. */
export function useSaving({ storyId, store, start, ...given }: Options) {
  const [state, setState] = useState<SaveState>({ kind: 'saved' })
  const [conflict, setConflict] = useState<OpenConflict>()
  /** The decision waits: someone wants to look at the page first. */
  const [isPutOff, setPutOff] = useState(false)
  const [isKept, setKept] = useState(true)
  const tab = useRef<string>(undefined)
  const on = useRef(given)
  useEffect(() => {
    on.current = given
  })

  const autosave = useMemo(
    () =>
      createAutosave({
        start,
        async send(content, basedOn): Promise<SaveAnswer> {
          const answer = await askStudio<Answered>(`drafts/${storyId}/`, {
            method: 'PUT',
            body: { content, basedOn },
          })
          if (answer.ok) {
            on.current.onFindings(answer.data.findings)
            return { ok: true, version: answer.data.version }
          }
          if (answer.status === 409) return { ok: false, error: 'conflict', theirs: toTheirs(answer.body) }
          // No answer, or a server that is just starting again: worth another try.
          if (answer.status === 0 || answer.status >= 500) throw new Error(`status ${answer.status}`)
          return { ok: false, error: 'refused', status: answer.status }
        },
        keep: (unsaved) => {
          if (tab.current) setKept(keepUnsaved(localStorage, storyId, tab.current, unsaved))
        },
        tell: setState,
      }),
    [storyId, start],
  )

  const join = useCallback(
    (base: Saved, theirs: Theirs) => {
      const mine = store.get().present.content
      const merged = mergeStories(base.content, mine, theirs.content)
      if (merged.conflicts.length > 0) return setConflict({ base, theirs, merged, mine })
      setConflict(undefined)
      store.bring((each) => mergeStories(base.content, each, theirs.content).content)
      autosave.resolve(store.get().present.content, theirs)
      on.current.onMerged(theirs.by)
    },
    [autosave, store],
  )

  useEffect(() => store.subscribe(() => autosave.change(store.get().present.content)), [store, autosave])

  useEffect(() => {
    if (state.kind !== 'conflict') return
    join(autosave.base(), state.theirs)
  }, [state, autosave, join])

  // Unsaved work of before a reload, or of a tab that crashed.
  useEffect(() => {
    let isGone = false
    async function restore() {
      const mine = await claimTab()
      if (isGone) return
      tab.current = mine
      const present = () => store.get().present.content
      // What was typed before the tab had its name.
      if (!autosave.isSaved())
        setKept(keepUnsaved(localStorage, storyId, mine, { base: autosave.base(), content: present() }))
      const tabs = await openTabs()
      const [found] = unsavedWork(localStorage, storyId, mine, (each) => tabs.has(each)).filter(
        ({ unsaved }) => !isSame(unsaved.content, present()),
      )
      if (isGone || !found) return
      const { base, content } = found.unsaved
      const merged = mergeStories(base.content, content, present())
      if (merged.conflicts.length > 0)
        setConflict({ base, theirs: { ...start, savedAt: '' }, merged, mine: content })
      else store.apply(merged.content)
      if (found.tab !== mine) keepUnsaved(localStorage, storyId, found.tab, undefined)
      on.current.onRestored()
    }
    void restore()
    return () => {
      isGone = true
    }
  }, [storyId, start, store, autosave])

  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (!autosave.isSaved() || conflict) event.preventDefault()
    }
    const save = () => void autosave.flush()
    window.addEventListener('beforeunload', ask)
    window.addEventListener('online', save)
    return () => {
      window.removeEventListener('beforeunload', ask)
      window.removeEventListener('online', save)
    }
  }, [autosave, conflict])

  return {
    state,
    isKept,
    autosave,
    /** What has to be decided now. */
    conflict: isPutOff ? undefined : conflict,
    isPutOff: isPutOff && conflict !== undefined,
    putOff: () => setPutOff(true),
    /** Comes back to what was put off, with the story as it is by now. */
    comeBack() {
      setPutOff(false)
      if (!conflict) return
      if (state.kind === 'conflict') return join(autosave.base(), state.theirs)
      const theirs = { ...conflict.theirs, content: store.get().present.content }
      setConflict({
        ...conflict,
        theirs,
        merged: mergeStories(conflict.base.content, conflict.mine, theirs.content),
      })
    },
    /** Goes on with the choices for everything that collided. */
    decide(content: Blok) {
      if (!conflict) return
      store.apply(content)
      // Unsaved work of before comes on top of what is saved, as any change does.
      if (state.kind === 'conflict') autosave.resolve(store.get().present.content, conflict.theirs)
      setConflict(undefined)
    },
  }
}

export type Saving = ReturnType<typeof useSaving>
