/**
 * The widths in which the shop's own pictures are prepared, in pixels: thumbnails (150 at density 1), navigation teasers
 * (310) and product pictures (600) at both densities, and the layout's breakpoints, with steps between them for
 * `srcset`.
 */
export const pictureWidths = [
  64, 96, 150, 200, 240, 300, 310, 320, 400, 480, 600, 620, 640, 768, 800, 960, 1024, 1200, 1280, 1440, 1600,
  1680,
] as const

/** The aspect ratios of crops, width to height. 40/21 is the preview of a shared link, 1200 by 630. */
export const pictureRatios = [1, 4 / 3, 3 / 2, 16 / 9, 21 / 9, 3 / 4, 2 / 3, 40 / 21] as const

/** The smallest prepared width that suffices, or the largest one. */
export const preparedWidth = (wanted: number, largest = Number.POSITIVE_INFINITY): number => {
  const enough = Math.min(wanted, largest)
  return pictureWidths.find((width) => width >= enough) ?? pictureWidths[pictureWidths.length - 1] ?? 1680
}

/** The height of a crop if its ratio is among the prepared ones; undefined for the whole picture. */
export function preparedHeight(width: number, ratio: number): number | undefined {
  const known = pictureRatios.find((candidate) => Math.abs(candidate / ratio - 1) < 0.01)
  return known && Math.round(width / known)
}
