/** The screen of the people of the Studio. */
export { newPersonBody, personBody, personId } from './bodies'
export { teamText } from './messages'
export { type TeamRow, TeamScreen } from './team-screen.client'
