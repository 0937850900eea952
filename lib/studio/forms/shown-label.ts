/**
 * Storyblok's editor shows times in UTC and amounts in minor units, as the content keeps them; the Studio shows the times of
 * the market, and amounts in whole units.
 */
export const shownLabel = ({ type, label }: { type: string; label: string }): string => {
  if (type === 'datetime') return label.replace(/ \(UTC\)$/, '')
  return type === 'number' ? label.replace(/ in minor units$/, '') : label
}
