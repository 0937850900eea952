/** Lists that a visitor keeps in the database: creating, locking, merging and pruning them. */
export { listLimits, mayGrow } from './may-grow'
export {
  changeList,
  createList,
  deleteGuestList,
  lockList,
  mergeLists,
  pruneLists,
  visitorLists,
} from './visitor-lists'
