/** Comments of a team at the blocks of stories. */
export { keepDiscussions, restoreDiscussions } from './bin'
export {
  addComment,
  type Discussed,
  deleteComment,
  editComment,
  type Mention,
  mentionMessage,
  setSolved,
  startDiscussion,
} from './change'
export {
  countUnread,
  findMentioning,
  listInvolving,
  noteRead,
} from './inbox'
export {
  longestMessage,
  longestQuote,
  type MessagePart,
  mentionedIn,
  messageParts,
  messageText,
  plainText,
} from './message'
export {
  type Asked,
  type Comment,
  countOpen,
  discussionsMark,
  findDiscussion,
  listDiscussions,
  placeOf,
  type Thread,
  withComments,
} from './read'
