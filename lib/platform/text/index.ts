/** Plain text: for a line of a terminal, for addresses. */
export { escaped } from './escaped'
export { oneLine } from './one-line'
export { pathWithoutPersonalData } from './path-without-personal-data'
export { percentDecoded } from './percent-decoded'
export { withoutUmlauts } from './umlauts'
export { unlinked } from './unlinked'
export { withoutPersonalData, withoutTyped } from './without-personal-data'
export { withoutValues } from './without-values'
