/** Comments of the team at the blocks of a page. */
export { editBody, readBody, replyBody, solveBody, startBody, threadId } from './body'
export { Inbox } from './inbox'
export { readComments, readCommentsMark } from './read'
export { noteSeen, readInbox } from './read-inbox'
export { sendDueMentions } from './send-mentions'
export { threadTitle } from './thread-title'
export { edit, remove, reply, solve, start } from './write'
export { writtenAnswer } from './written-answer'
