import type { Placed } from './in-order'

/** Letters of Latin that Noto draws as a letter and a mark, which would be copied as two. */
const hasComposed = (text: string) => /[\u1ea0-\u1ef9]/.test(text) && !/\p{M}/u.test(text)

/** Scripts whose signs stand on paper in another order than they are read and copied in: readers get the text itself. */
export const isReordered = (text: string) =>
  /[\p{sc=Deva}\p{sc=Beng}\p{sc=Guru}\p{sc=Gujr}\p{sc=Taml}\p{sc=Telu}\p{sc=Knda}\p{sc=Mlym}\p{sc=Sinh}\p{sc=Khmr}\p{sc=Laoo}\p{sc=Thaa}]/u.test(
    text,
  )

/** The types know no features that are switched off. */
const whole = { features: { ccmp: false } as unknown as [] }

/**
 * Words that are read leftwards are laid out together: without a list of features each would be by itself. Letters with
 * a mark stay whole.
 */
export const features = ({ isShaped, text }: Pick<Placed, 'isShaped' | 'text'>) => {
  if (isShaped) return { features: [] }
  return hasComposed(text) ? whole : {}
}
