import type { Picture } from './address'
import { drawScene, drawStill } from './draw'

/** A picture as an SVG document in its natural size. The output is deterministic. */
export const drawPicture = (picture: Picture): string =>
  picture.type === 'scene' ? drawScene(picture) : drawStill(picture)
