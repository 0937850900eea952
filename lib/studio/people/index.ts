/** People of the Studio: who is logged in, what they may do, and the log of what they changed. */
export { allows, type Permission } from './allows'
export { type ChangeKind, changeKinds } from './change-kinds'
export { peopleUsage, readPeopleCommand, runPeopleCommand } from './command'
export { studioCookieLine, triedAddressLine, triedAddressOf } from './cookie'
export { currentPerson, personOfRequest, studioTokenOf } from './current-person'
export { studioDeviceLine, studioDeviceOf } from './device'
export { createFirstPerson } from './first-person'
export { type Change, changesPerPage, listChanges } from './list-changes'
export { isPasswordOfPerson, logIn, tryStudioPassword } from './log-in'
export {
  changePerson,
  createPerson,
  type ListedPerson,
  listPeople,
  type PersonChanged,
  removePerson,
  renewPassword,
} from './manage-people'
export { changeOwnPassword, changeProfile } from './own-account'
export { passwordProblem, studioPasswordLength } from './passwords'
export { type Person, type Role, roles } from './person'
export { type RecordedChange, recordChange } from './record-change'
export {
  endStudioSession,
  endStudioSessions,
  findStudioSession,
  openStudioSession,
  pruneStudioSessions,
} from './sessions'
