/** People of the Studio: who is logged in, what they may do, and the log of what they changed. */
export { allows, type Permission } from './allows'
export { compareNames } from './by-name'
export { changeKinds } from './change-kinds'
export { peopleUsage, readPeopleCommand, runPeopleCommand } from './command'
export { studioCookieLine, triedAddressLine, triedAddressOf } from './cookie'
export {
  currentLogin,
  currentLoginEnd,
  currentPerson,
  loginEndOfRequest,
  loginOfRequest,
  studioTokenOf,
} from './current-person'
export { studioDeviceLine, studioDeviceOf } from './device'
export { createFirstPerson } from './first-person'
export { type FirstStep, firstStepOf } from './first-step'
export { forgottenPath } from './forgotten-path'
export { isFresh, proofsOf } from './fresh-login'
export {
  acceptInvitation,
  findInvitation,
  findInvitationById,
  invite,
  listInvitations,
  makeInvitationLink,
  pruneInvitations,
  sendInvitationAgain,
  withdrawInvitation,
} from './invitations'
export {
  type Change,
  findDeletion,
  isLatestChange,
  lastPeople,
  listChanges,
  listTakenOver,
  othersFilter,
} from './list-changes'
export { isPasswordOfPerson, isStudioAddress, logIn, openLogin, tryStudioPassword } from './log-in'
export { loginOrigin } from './login-origin'
export { type StudioMailSubject, studioMessage } from './mail-subject'
export {
  changePerson,
  createPerson,
  findPerson,
  findPersonId,
  listPeople,
  type PersonChanged,
  removePerson,
  renewPassword,
} from './manage-people'
export { mayAllStillPublish, whoMayNotPublish } from './may-publish'
export { namePublishers } from './name-publishers'
export { listOrigins } from './origins'
export { changeOwnPassword, changeProfile, wantsMentionMails } from './own-account'
export { endSession, endSessions } from './own-sessions'
export {
  addPasskey,
  findPasskey,
  keepChallenge,
  listPasskeys,
  noteCounter,
  type Passkey,
  pruneChallenges,
  removePasskey,
  renamePasskey,
  takeChallenge,
} from './passkeys'
export { mayAskForPassword } from './password-limits'
export {
  askForPassword,
  findPasswordLink,
  makePasswordLink,
  pruneStudioLinks,
  setPasswordByLink,
} from './password-links'
export { passwordProblem, studioPasswordLength } from './passwords'
export { type Person, roles } from './person'
export { listPresent, notePresence, prunePresence } from './presence'
export {
  createPreviewLink,
  endPreviewLink,
  findPreviewLink,
  listPreviewLinks,
  type PreviewLink,
  prunePreviewLinks,
} from './preview-links'
export { isNotedSince, listPublishedByPrograms, newestChange } from './published-by-programs'
export { listRecentStories } from './recent-stories'
export { recordChange } from './record-change'
export { sendTogether, type TellingMail } from './send-together'
export {
  endStudioSession,
  type ListedSession,
  type LoginOrigin,
  listStudioSessions,
  openStudioSession,
  pruneStudioSessions,
  renewStudioSession,
  type StudioLogin,
} from './sessions'
