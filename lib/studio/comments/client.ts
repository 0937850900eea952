/** For islands. */
export { longestComment, longestQuoted } from './limits'
export { linkedParts, type Named, typedOf } from './message'
export { commentsText } from './messages'
export type { CommentView, Mentionable, MessagePart, StoryComments, ThreadView } from './types'
