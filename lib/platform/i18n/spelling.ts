import type { Market } from '@/lib/platform/markets'

/** A text in the market's spelling: Switzerland writes no ß. */
export const spelledFor = ({ iso }: Pick<Market, 'iso'>, text: string): string =>
  iso === 'de-CH' ? text.replaceAll('ß', 'ss') : text
