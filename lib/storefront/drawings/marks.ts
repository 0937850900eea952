import { readDrawing } from './drawings'
import type { MarkName } from './names'

/** A mark as SVG, 48 by 32 for those that stand in rows. Throws when there is no such drawing. */
export const drawMark = (name: MarkName): string => readDrawing('marks', name).svg
