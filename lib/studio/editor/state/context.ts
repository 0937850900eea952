import { createContext, useContext, useSyncExternalStore } from 'react'
import type { StoryDraft } from '@/lib/studio/drafts'
import type { BlockForms } from '@/lib/studio/forms'
import type { Snapshot, Where } from '../model'
import type { Commands } from './commands'
import type { Findings } from './faulty'
import type { EditorStore } from './store'

type EditedStory = { id: number; uuid: string; name: string; fullSlug: string }

/** Parts of what the person has seen; what the editor itself changes or brings along is added. */
export type Seen = {
  read: () => StoryDraft['seen'] & { name: string }
  /** Files that came with a save; one that was seen before stays as it was seen. */
  addFiles: (files: Readonly<Record<string, string>>) => void
  setTranslations: (mark: string) => void
}

type Editor = {
  story: EditedStory
  forms: BlockForms
  store: EditorStore
  commands: Commands
  /** What the schemas find wrong, by the uid of the block, as far as it is shown: see `fresh.ts`. */
  findings: Findings
  /** All of it. */
  allFindings: Findings
  /** All of it by the last save, also while the screen still shows what was found before. */
  readFindings: () => Findings
  /** Shows all of it. */
  showAllFindings: () => void
  /** The clock of the story's market. */
  timeZone: string
  /** In which the market's prices are, as ISO 4217 has it. */
  currency: string
  /** The name of the person at the editor. */
  personName: string
  /** What publishing makes public beside the content, as it was shown here. */
  seen: Seen
  /** The names of others who have the page open now. */
  present: readonly string[]
  /** Another text once somebody has brought the page to a stage, or given it to somebody. */
  stageMark: string
  /** Opens the list of blocks for a place beside or inside the selected block; unset: where blocks usually go. */
  openAdd: (where?: Where) => void
}

const Context = createContext<Editor | undefined>(undefined)
export const EditorProvider = Context.Provider

export function useEditor(): Editor {
  const editor = useContext(Context)
  if (!editor) throw new Error('This component belongs inside the editor.')
  return editor
}

/** The story as it is now, and the selected block. */
export function usePresent(): Snapshot {
  const { store } = useEditor()
  return useSyncExternalStore(
    store.subscribe,
    () => store.get().present,
    () => store.getFirst().present,
  )
}
