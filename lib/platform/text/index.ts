/** Plain text: for a line of a terminal, for addresses. */
export { escaped } from './escaped'
export { oneLine } from './one-line'
export { percentDecoded } from './percent-decoded'
export { withoutUmlauts } from './umlauts'
export { withoutPersonalData, withoutValues } from './without-values'
