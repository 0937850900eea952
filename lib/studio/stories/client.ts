/** For islands. */
export { Facts, FactsView, SavedWords } from './facts-view.client'
export { StateBadge } from './state-badge'
export { tellShown } from './tell-shown'
export { useSearch as useStorySearch } from './use-search'
