/** What a visitor keeps in the database: how such a list is made, merged and pruned. */
export { createdList, lockedList, mergeLists, pruneLists, visitorLists } from './visitor-lists'
