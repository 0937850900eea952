/** The shop's own pictures: what can be drawn, its addresses, and the drawings as SVG. Server code. */
export { groundOf, type Picture, parsePicture, pictureAddress, picturesRoot } from './address'
export { everyPicture } from './catalogue'
export { edition } from './edition'
export { seededRandom } from './kit/random'
export { drawMark, type MarkName, markNames } from './marks'
export {
  type ColourName,
  colourNames,
  frontNames,
  groundColours,
  type Kind,
  kinds,
  type MotifName,
  motifNames,
  type SceneName,
  sceneGrounds,
  type View,
} from './names'
export { drawPicture } from './picture'
