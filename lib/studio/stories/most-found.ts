/** As many stories as a search lists. */
export const mostFound = 60
