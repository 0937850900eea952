import type { Picture } from './address'
import { drawScene, drawStill } from './draw'

/** A picture as an SVG document of its natural size. The same picture always gives the same text. */
export const drawPicture = (picture: Picture): string =>
  picture.type === 'scene' ? drawScene(picture) : drawStill(picture)
