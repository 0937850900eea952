/** A whole shop as a folder, and a shop from such a folder. */
export { backupShop, type Shop } from './backup-shop'
export { restoreShop } from './restore-shop'
