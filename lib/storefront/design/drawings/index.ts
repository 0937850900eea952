/** The shop's own pictures: names, addresses, and the drawings as SVG. Server code. */
export { groundOf, type Look, type Picture, parsePicture, pictureAddress, picturesRoot } from './address'
export type { Amount } from './amount'
export { everyPicture } from './catalogue'
export { drawingsFolder } from './drawings'
export { edition } from './edition'
export { drawMark } from './marks'
export { type Measure, parseMeasure } from './measure'
export {
  type ColourName,
  colourNames,
  frontNames,
  type GroundName,
  groundColours,
  type Kind,
  kinds,
  type MarkName,
  type MotifName,
  markNames,
  motifNames,
  type Print,
  prints,
  type SceneName,
} from './names'
export { drawPicture } from './picture'
