/** Plain text: for a line of a terminal, for addresses. */
export { oneLine } from './one-line'
export { withoutUmlauts } from './umlauts'
