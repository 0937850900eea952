/** Which backups of the shop were written. */
export { type Backup, findLastBackup, recordBackup } from './backups'
