const sixDigits = /^#[0-9a-f]{6}$/i

/** Validates a colour before it is written into markup: six hex digits. Throws for anything else. */
export function checkedColour(colour: string): string {
  if (!sixDigits.test(colour)) throw new TypeError(`${JSON.stringify(colour)} is not a colour`)
  return colour
}

const channels = (colour: string) =>
  [1, 3, 5].map((start) => Number.parseInt(checkedColour(colour).slice(start, start + 2), 16))

/** A mix of two colours; `share` is the part of the second, 0 to 1. */
export function mix(one: string, other: string, share: number): string {
  const others = channels(other)
  const mixed = channels(one).map((value, index) =>
    Math.round(value + ((others[index] ?? 0) - value) * share),
  )
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

/** The shadow tone of a colour: towards a warm plum, as on paper, never towards grey. */
export const shadowOf = (colour: string): string => mix(colour, '#4a2c40', 0.17)
export const lightOf = (colour: string): string => mix(colour, '#fffaf0', 0.45)
