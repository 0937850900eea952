/** For islands. */
export { StateBadge } from './state-badge'
export { useSearch as useStorySearch } from './use-search'
