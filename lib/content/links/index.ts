/** Links of editors, fragments and element ids. */
export type { Crumb } from './crumb'
export { anchorId, domId, fragmentId } from './dom-id'
export { placeOwners } from './place-owners'
export { type ResolvedLink, resolveLink } from './resolve-link'
