/** The files of a shop's look: typefaces, logo, icon and sharing picture, checked and kept when they are imported. */
export { keepShopFiles } from './keep-files'
export { readKept, readKeptFile } from './kept-files'
