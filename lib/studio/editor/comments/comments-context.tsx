import { createContext, useContext } from 'react'
import type { StoryComments, ThreadView } from '@/lib/studio/comments/client'
import type { CommentPlace } from './kept-drafts'

export type Comments = {
  /** Unset until they were loaded. */
  data: StoryComments | undefined
  /** They could not be loaded. */
  hasFailed: boolean
  again: () => void
  /** How many threads are open, by the block, and by `block/field`. */
  counts: ReadonlyMap<string, number>
  isShown: boolean
  show: (isShown: boolean) => void
  /** Where a thread is being started; unset: nowhere. */
  place: CommentPlace | undefined
  begin: (place: CommentPlace | undefined) => void
  /** A thread as an answer has it; null: it is gone. */
  take: (id: string, thread: ThreadView | null) => void
  /** The thread that the address of the editor names. */
  asked: string | undefined
}

const Context = createContext<Comments | undefined>(undefined)
export const CommentsProvider = Context.Provider

export function useComments(): Comments {
  const comments = useContext(Context)
  if (!comments) throw new Error('This component belongs inside the editor.')
  return comments
}
