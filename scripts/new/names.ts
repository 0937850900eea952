/** The names under which one thing goes: `care-tip`, `care_tip`, `careTip`, `CareTip`. */
export function namesOf(kebab: string) {
  const words = kebab.split('-')
  const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
  const pascal = words.map(capital).join('')
  return { kebab, snake: words.join('_'), camel: pascal.charAt(0).toLowerCase() + pascal.slice(1), pascal }
}

export const isKebab = (name: string): boolean => /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(name)

/** As a literal of the code. */
export const quoted = (text: string): string =>
  text.includes("'") ? JSON.stringify(text) : `'${text.replaceAll('\\', '\\\\')}'`
