/** What an editor typed one a line, as the choices of a field. Their values tell nothing and stay short. */
export const choicesOf = (lines: string): { value: string; label: string }[] =>
  [...new Set(lines.split('\n').map((line) => line.trim()))]
    .filter((line) => line !== '')
    .slice(0, 60)
    .map((label, index) => ({ value: `o${index}`, label }))
