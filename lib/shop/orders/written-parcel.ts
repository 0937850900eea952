import { carrierOf, carrierProblem } from '@/lib/platform/carriers'
import type { Market } from '@/lib/platform/markets'
import { unlinked } from '@/lib/platform/text'

/** Digits between dots, as Swiss Post writes them. An address of four numbers has three digits at most in each. */
const isDotted = (number: string) => !/[^\d.]/.test(number) && /\d{4}/.test(number)

/**
 * A parcel as mails and papers write it: nothing that a system of the merchant calls it becomes a link, but the page of a
 * carrier that the shop knows is one.
 */
export function writtenParcel(
  { language }: Pick<Market, 'language'>,
  carrierKey: string,
  trackingNumber: string | null,
) {
  const { name, given, from, track } = carrierOf(carrierKey, language)
  const written = (words: string) => (carrierProblem(carrierKey) === undefined ? words : unlinked(words, 80))
  const raw = trackingNumber ?? ''
  return {
    carrier: written(name),
    given: written(given),
    from: written(from),
    /** Empty where it has none. */
    number: isDotted(raw) ? raw : unlinked(raw, 120),
    page: raw !== '' && track ? track(raw) : undefined,
  }
}
