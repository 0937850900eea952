/** The shop's own pictures: what can be drawn, its addresses, and the drawings as SVG. Server code. */
export { groundOf, type Picture, parsePicture, pictureAddress, picturesRoot } from './address'
export { everyPicture } from './catalogue'
export { edition } from './edition'
export { drawMark } from './marks'
export {
  colourNames,
  frontNames,
  groundColours,
  kinds,
  type MarkName,
  markNames,
  motifNames,
  sceneGrounds,
} from './names'
export { drawPicture } from './picture'
