import { readDrawing } from './drawings'
import type { MarkName } from './names'

/** A logo as SVG, 48 by 32 for those shown in rows. Throws if there is no such drawing. */
export const drawMark = (name: MarkName): string => readDrawing('marks', name).svg
