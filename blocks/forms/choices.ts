/** The options of a field, one per line of an editor's text. Their values are short and have no meaning. */
export const choicesOf = (lines: string): { value: string; label: string }[] =>
  [...new Set(lines.split('\n').map((line) => line.trim()))]
    .filter((line) => line !== '')
    .slice(0, 60)
    .map((label, index) => ({ value: `o${index}`, label }))
