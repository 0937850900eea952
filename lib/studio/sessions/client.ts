/** For islands. */
export { SessionsDialog } from './sessions-dialog.client'
