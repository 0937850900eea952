/** Where content leads to: links of editors, fragments, ids on the page. */
export type { Crumb } from './crumb'
export { anchorId, domId } from './dom-id'
export { type ResolvedLink, resolveLink } from './resolve-link'
