/** ISO 216, A4, in points. */
export const page = { width: 595.28, height: 841.89, margin: 50, foot: 50 } as const
export const textWidth = page.width - 2 * page.margin
