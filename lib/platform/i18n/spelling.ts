import type { Market } from '@/lib/platform/markets'

/** A text in the market's spelling: Swiss German has no ß, and its quotation marks point outwards. */
export const spelledFor = ({ iso }: Pick<Market, 'iso'>, text: string): string =>
  iso === 'de-CH' ? text.replaceAll('ß', 'ss').replaceAll('„', '«').replaceAll('“', '»') : text
