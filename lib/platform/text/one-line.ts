// biome-ignore lint/suspicious/noControlCharactersInRegex: foreign text must not steer a terminal
const unprintable = /[\s\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2066-\u2069\ufeff]+/g

/** Foreign text for one line of a terminal, cut where it is longer than `longest` characters. */
export function oneLine(text: string, longest: number): string {
  const line = text
    .slice(0, longest * 4)
    .replace(unprintable, ' ')
    .trim()
  return (line.length > longest ? `${line.slice(0, longest - 1)}…` : line).toWellFormed()
}
