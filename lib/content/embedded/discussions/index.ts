/** Comments of a team at the blocks of stories. */
export { keepDiscussions, restoreDiscussions } from './bin'
export {
  addComment,
  type Discussed,
  deleteComment,
  editComment,
  setSolved,
  startDiscussion,
} from './change'
export {
  longestMessage,
  longestQuote,
  messageParts,
  messageText,
  plainText,
} from './message'
export {
  type Asked,
  type Comment,
  findDiscussion,
  listDiscussions,
  type Thread,
  withComments,
} from './read'
