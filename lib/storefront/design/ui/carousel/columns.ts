/**
 * The columns of a row of tiles, by the width of its container: on phones and tablets an edge of the next one is seen.
 */
export const carouselColumns = 'tile-row'
