/** Words with what is named in them: `{name}` by its value. */
export const fillTemplate = (words: string, values: Readonly<Record<string, string>>): string =>
  words.replace(/\{(\w+)\}/g, (placeholder, name: string) => values[name] ?? placeholder)

/** Words that depend on a number: for one, and for more with `{count}` in them. */
export type PluralForms = { one: string; many: string }

/** The words for one and for two give those for any number. */
export const pluralForms = (words: (count: number) => string): PluralForms => ({
  one: words(1),
  many: words(2).replace('2', '{count}'),
})

/** The words for a number, with the number in them. */
export const fillPlural = (
  { one, many }: PluralForms,
  count: number,
  values: Readonly<Record<string, string>> = {},
): string => fillTemplate(count === 1 ? one : many, { ...values, count: String(count) })
