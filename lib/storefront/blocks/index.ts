/** What every block works with: its props and the page it stands on. */
export type { BlockComponent, BlockExample, BlockProps } from './block-props'
export type { BlockContext } from './context'
