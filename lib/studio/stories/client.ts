/** For islands. */
export { FolderField } from './dialogs/folder-field.client'
export { MoveDialog } from './dialogs/move-dialog.client'
export { useEdit } from './dialogs/use-edit'
export { Facts, FactsView, SavedWords } from './facts-view.client'
export { marketName } from './market-name'
export { StateBadge } from './state-badge'
export { tellShown } from './tell-shown'
export { useSearch as useStorySearch } from './use-search'
