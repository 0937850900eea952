/** The brand outside a page: its mark and its colours for pictures, icons and the manifest. */
export { cardLook } from './card-look'
export { brandColours } from './colours'
export { type IconFile, iconSizes, renderIcon } from './icons'
export { markPaths } from './mark'
