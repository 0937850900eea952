/** How many values one call may ask for, and how many characters they may have together. */
export const mostValues = 100
export const mostCharacters = 4_000

/** As many as a picker shows of what it finds by words, without scrolling for long. */
export const mostFound = 40
export const mostProducts = 24
