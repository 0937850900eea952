/**
 * Paths of 24 by 24 of what every page has: the buttons of its layers and its menu. What one part of the shop uses of a module
 * comes to every page that uses it, so the other icons are modules of their own.
 */
export const closePath = 'M6 6l12 12M18 6 6 18'
export const chevronLeftPath = 'm14.5 5.5-6.5 6.5 6.5 6.5'
export const chevronRightPath = 'm9.5 5.5 6.5 6.5-6.5 6.5'
export const chevronDownPath = 'm5.5 9.5 6.5 6.5 6.5-6.5'
