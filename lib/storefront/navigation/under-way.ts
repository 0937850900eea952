/**
 * The link that is being followed inside the page: from the click until the page that it leads to is shown. Outlives the
 * island that follows links, for the next page may stand in another layout, which brings its own.
 */
let target: string | undefined

export const underWay = {
  begin(href: string): void {
    target = href
  },
  end(): void {
    target = undefined
  },
  /** Whether a link is being followed. */
  isSet: (): boolean => target !== undefined,
  /** Whether it leads to the beginning of its page. */
  isToStart: (): boolean => target !== undefined && !target.includes('#'),
}
