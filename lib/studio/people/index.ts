/** People of the Studio: who is logged in, what they may do, and the log of what they changed. */
export { allows, type Permission } from './allows'
export { type ChangeKind, changeKinds } from './change-kinds'
export { studioCookieLine } from './cookie'
export { currentPerson, personOfRequest, studioTokenOf } from './current-person'
export { type Person, type Role, roles } from './person'
export { type RecordedChange, recordChange } from './record-change'
export {
  endStudioSession,
  endStudioSessions,
  findStudioSession,
  openStudioSession,
  pruneStudioSessions,
} from './sessions'
