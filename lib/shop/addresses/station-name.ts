import { samePlace } from './same-place'

/** What carriers call all of their stations, which says nothing of a single one. */
const carriersWords =
  /\b(?:(?:die|der|la|de la) )?(?:(?:schweizerische |österreichische )?post|poste)\b|\b(?:post-?)?(?:abholstation|filiale|partner|geschäftsstelle)\b|\bpickpost(?:-stelle)?\b|\bmy ?post ?24(?:-automat)?\b|\bautomate?\b|\bstation\b|\b(?:nr|no|n°)\b\.?/giu

/** `Testweg 7`, `Am Graben 7/12` or `Rue du Lac 7b`: a number of up to three digits behind a name. */
const endsInHouse = /\p{L}\.?,? ?\d{1,3} ?\p{L}?(?: ?[/-] ?\d{1,3}\p{L}?){0,3}$/u
/** `7, rue du Lac`. */
const beginsInHouse =
  /^\d{1,3} ?(?:bis|ter|\p{L})?,? (?:rue|route|avenue|av|chemin|ch|place|pl|quai|boulevard|bd|impasse|ruelle|sentier)\b/iu
const streetAlone = /^\p{L}+(?:straße|strasse|gasse|weg|allee)$/iu

/**
 * Whether a text can be what a carrier calls one of its stations, `Wien Mitte` or `1030`, and is not a street, neither that
 * of the address nor any other with a house number.
 */
export function isStationName(name: string, street: string): boolean {
  const own = name.replace(carriersWords, ' ').replace(/\s+/gu, ' ').trim()
  if (/^[\d -]+$/.test(own)) return own.replace(/\D/g, '').length >= 3
  if ((own.match(/\p{L}/gu) ?? []).length < 3) return false
  if ([endsInHouse, beginsInHouse, streetAlone].some((form) => form.test(own))) return false
  return ![street, ...street.split(/\d/u, 1)].some((line) => samePlace(own, line))
}

/** A station with the kind of it in front, which a name that was typed may have already. */
export const stationWords = (kind: string, name: string | undefined): string =>
  name ? (name.toLowerCase().includes(kind.toLowerCase()) ? name : `${kind} ${name}`) : kind
