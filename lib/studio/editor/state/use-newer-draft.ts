import { useState } from 'react'
import { askStudio } from '@/lib/studio/calls/client'
import type { StoryHistory } from '@/lib/studio/drafts'
import { withUniqueUids } from '../model'
import { forNewest } from '../saving'
import type { Overruled } from './overruled'
import { takeNewer } from './take-newer'
import type { Saving } from './use-saving'

/** A dialog tells of the page as it is: publishing and planning ask about the version that was read. */
const isAsked = () => document.querySelector('dialog[open]') !== null

/** What becomes of a draft that somebody else has saved while the page is open. */
export function useNewerDraft(storyId: number, saving: Saving) {
  const [overruled, setOverruled] = useState<{ by: string | undefined; fields: readonly Overruled[] }>()
  /** Whether the draft that somebody else saved has other words in the place of the person's own. */
  const [compare] = useState(() =>
    forNewest(
      (_: string | undefined) => askStudio<StoryHistory>(`drafts/${storyId}/versions/`),
      (answer, by) => {
        if (!answer.ok || !answer.data.draft) return
        const theirs = withUniqueUids(answer.data.draft.content)
        const fields = saving.overruledBy(theirs)
        setOverruled(fields.length > 0 ? { by, fields } : undefined)
      },
    ),
  )
  return {
    overruled,
    forget: () => setOverruled(undefined),
    /** Brings it in where nobody typed or is asked here; else, and where that fails, it is told, and the person takes it over. */
    meet(by: string | undefined, tell: () => void) {
      const told = () => {
        tell()
        compare(by)
      }
      if (isAsked() || !saving.isUntouched()) return told()
      const { autosave } = saving
      const join: Saving['join'] = (theirs) => (isAsked() ? told() : saving.join(theirs))
      void takeNewer({ autosave, join }, storyId).then((failed) => failed !== undefined && told(), told)
    },
  }
}
