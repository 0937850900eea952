/** Replaces each `{name}` in a text by its value. */
export const fillTemplate = (words: string, values: Readonly<Record<string, string>>): string =>
  words.replace(/\{(\w+)\}/g, (placeholder, name: string) => values[name] ?? placeholder)

/** The singular and the plural of a text; the plural contains `{count}`. */
type PluralForms = { one: string; many: string }

/** Derives both forms from a function that words any number. */
export const pluralForms = (words: (count: number) => string): PluralForms => ({
  one: words(1),
  many: words(2).replace('2', '{count}'),
})

/** The singular or the plural for a number, with the number and other values filled in. */
export const fillPlural = (
  { one, many }: PluralForms,
  count: number,
  values: Readonly<Record<string, string>> = {},
): string => fillTemplate(count === 1 ? one : many, { ...values, count: String(count) })
