/** What posts call their boxes, and the counters that keep what nobody brings. Written out, it needs no number. */
const words = [
  'postfach',
  'postlagernd',
  'postbus',
  'case postale',
  'bo[iî]te postale',
  'poste restante',
  'casella postale',
  'fermo posta',
  'p\\.? ?o\\.? ?box',
  'post(?:al)? ?(?:office )?box',
].join('|')

/** `C.P. 12`, `BP 12` and `PF 12`: alone they may be the beginning of a street. */
const shortWords = ['c\\. ?p\\.?', 'cp', 'b\\. ?p\\.?', 'bp', 'pf\\.?'].join('|')

const postBox = new RegExp(`^(?:(?:${words})(?![\\p{L}-])|(?:${shortWords}) ?(?:n[r°o]\\.? ?)?\\d)`, 'iu')

/**
 * Whether a street is a post box, `Postfach 12` or `Case postale`. One that stands behind a street, as Swiss companies
 * write it, leaves a door to go to.
 */
export const isPostBox = (street: string): boolean =>
  postBox.test(street.normalize('NFC').replace(/\s+/gu, ' ').trim())
