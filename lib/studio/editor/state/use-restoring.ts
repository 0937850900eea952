import { type RefObject, useEffect } from 'react'
import type { Autosave, KeptWork } from '../saving'
import { openKeptWork } from './open-kept-work'
import type { EditorStore } from './store'

type Options = {
  storyId: number
  store: EditorStore
  autosave: Autosave
  /** What the story is called and where it is. */
  named: RefObject<{ name: string; fullSlug: string }>
  /** When the person changed something last, in milliseconds. */
  typedAt: RefObject<number | undefined>
  kept: RefObject<KeptWork | undefined>
  onKept: (isKept: boolean) => void
  bringBack: () => void
}

/** Opens what the browser keeps: unsaved work of before a reload, or of a tab that crashed. */
export function useRestoring({ storyId, store, autosave, named, typedAt, kept, onKept, bringBack }: Options) {
  useEffect(() => {
    let isGone = false
    async function restore() {
      const work = await openKeptWork(storyId)
      if (isGone) return
      kept.current = work
      // What was typed before the tab had its name.
      if (!autosave.isSaved())
        onKept(
          work?.keep({
            base: autosave.base(),
            content: store.get().present.content,
            page: named.current,
            keptAt: typedAt.current,
          }) ?? false,
        )
      bringBack()
    }
    void restore()
    return () => {
      isGone = true
    }
  }, [storyId, store, autosave, named, typedAt, kept, onKept, bringBack])
}
