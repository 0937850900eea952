/** The text that an element shows, without the soft hyphens in it. */
export const shownText = (element: Element | null | undefined): string =>
  element?.textContent?.replaceAll('\u00ad', '') ?? ''
