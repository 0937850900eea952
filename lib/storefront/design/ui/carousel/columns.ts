/**
 * The columns of a row of tiles, by the width of its container: on phones and tablets an edge of the next one is seen.
 */
export const carouselColumns =
  'tile-row grid auto-cols-[max(43%,8.25rem)] grid-flow-col gap-x-3 @lg:auto-cols-[30%] @lg:gap-x-4 @4xl:auto-cols-[calc((100%-4.5rem)/4)] @4xl:gap-x-6'
