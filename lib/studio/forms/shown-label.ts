/** Storyblok's editor shows the times of the content, which are in UTC; the Studio shows those of the market. */
export const shownLabel = ({ type, label }: { type: string; label: string }): string =>
  type === 'datetime' ? label.replace(/ \(UTC\)$/, '') : label
