/** An ampersand that begins no entity: `Kind & Kegel`, `?a=1&b=2`. */
const bare = /&(?!(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][\da-z]{0,31});)/gi

/** The signs of the longest entity. */
const longest = 34

/** Writes the ampersands of an XML text that begin no entity as entities, as the text comes in pieces. */
export function ampersandEscaper() {
  let kept = ''
  const take = (text: string) => text.replace(bare, '&amp;')
  return {
    /** What of the text is known up to here: what may be the beginning of an entity waits for its end. */
    write(piece: string): string {
      const text = kept + piece
      const at = text.lastIndexOf('&')
      const isOpen = at >= 0 && text.length - at < longest && !text.includes(';', at)
      kept = isOpen ? text.slice(at) : ''
      return take(isOpen ? text.slice(0, at) : text)
    },
    end(): string {
      const rest = kept
      kept = ''
      return take(rest)
    },
  }
}
