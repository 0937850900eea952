/** The screen of the people of the Studio. */
export { invitationId, newPersonBody, personBody, personId } from './bodies'
export { teamText } from './messages'
export { TeamScreen } from './team-screen.client'
