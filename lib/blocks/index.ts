/** What every block works with: its props, the page it stands on, its links and its ids. */
export type { BlockComponent, BlockExample, BlockProps } from './block-props'
export type { BlockContext, Crumb } from './context'
export { anchorId, domId } from './dom-id'
export { type ResolvedLink, resolveLink } from './resolve-link'
