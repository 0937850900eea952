/** The logins of people, listed and ended. */
export { sessionsText } from './messages'
export { readSessions, sessionId } from './read'
export type { SessionRow } from './session-list.client'
export { SessionsSection } from './sessions-section.client'
