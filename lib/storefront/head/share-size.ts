/** The recommended size of sharing pictures, in pixels. https://ogp.me */
export const shareSize = { width: 1200, height: 630 } as const
