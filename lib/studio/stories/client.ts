/** For islands. */
export { StateBadge } from './state-badge'
