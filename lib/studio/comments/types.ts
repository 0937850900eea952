import type { MessagePart } from '@/lib/content/embedded'

export type { MessagePart }

/** A comment as the Studio shows it. Times are ISO 8601 texts. */
export type CommentView = {
  id: string
  /** The name of the writer, of a removed one as it was; empty where it is not known. */
  by: string
  isOwn: boolean
  message: MessagePart[]
  at: string
  isEdited: boolean
}

export type ThreadView = {
  id: string
  title: string
  /** The block by its `_uid`, and the field of it. */
  block: string
  field: string | null
  quote: string | null
  /** When it was resolved; null: it is open. */
  solvedAt: string | null
  comments: CommentView[]
  /** The reader has written in it, or is mentioned. */
  isMine: boolean
}

/** Who can be mentioned. */
export type Mentionable = { id: string; name: string }

/** The threads of a page, the newest first. */
export type StoryComments = {
  threads: ThreadView[]
  people: Mentionable[]
  mayDeleteAll: boolean
  /** Another text once anything about the threads has changed. */
  mark: string
}
