/** As many stories as a search lists. */
export const mostFound = 60
/** As many are worked on at once: a release holds as many. */
export const mostAtOnce = 200
