import type { PaperColours } from '@/schemas/shop'

/** Those of a paper that no shop has a look for. */
export const plainColours: PaperColours = { ink: '#1f1f1f', quiet: '#5f5f5f', line: '#d0d0d0' }

const isNamed = (colour: string): colour is keyof PaperColours => Object.hasOwn(plainColours, colour)

/** A colour as it is drawn: one of the paper's by its name, any other as it is. */
export const drawnColour = (colours: PaperColours, colour: string): string =>
  isNamed(colour) ? colours[colour] : colour
