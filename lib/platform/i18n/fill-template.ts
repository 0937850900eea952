/** Replaces each `{name}` in a text by its value. */
export const fillTemplate = (words: string, values: Readonly<Record<string, string>>): string =>
  words.replace(/\{(\w+)\}/g, (placeholder, name: string) => values[name] ?? placeholder)

/**
 * A text in each form that its language has for numbers; every form contains `{count}` or says its number in words. `none`
 * is for nought where other words are written for it than for its kind of numbers: by the rules of French, nought is one.
 */
export type PluralForms = { language: string; other: string; none?: string } & Partial<
  Record<Exclude<Intl.LDMLPluralRule, 'other'>, string>
>

/** Numbers of every kind by which a language of Europe counts. */
const samples = [1, 2, 0, 5, 21, 3, 1.5, 1_000_000]

/** A number in whatever format its market writes it: `1'000'000`, `1 000 000` or `1.000.000`. */
const asWritten = (number: number) => new RegExp(String(number).match(/\d/g)?.join('\\D?') ?? '')

/** The forms of a text, from a function that words any number. */
export function pluralForms(language: string, words: (count: number) => string): PluralForms {
  const rules = new Intl.PluralRules(language)
  const form = (rule: Intl.LDMLPluralRule) => {
    const sample = samples.find((count) => rules.select(count) === rule) ?? 2
    return words(sample).replace(asWritten(sample), '{count}')
  }
  const other = form('other')
  const own = rules.resolvedOptions().pluralCategories.map((rule) => [rule, form(rule)] as const)
  const forms = { language, other, ...Object.fromEntries(own.filter(([, text]) => text !== other)) }
  const none = words(0)
  return /\d/.test(none) || none === fillPlural(forms, 0) ? forms : { ...forms, none }
}

/** The form for a number, with the number and other values filled in. */
export const fillPlural = (
  forms: PluralForms,
  count: number,
  values: Readonly<Record<string, string>> = {},
): string =>
  fillTemplate(
    (count === 0 && forms.none) || (forms[new Intl.PluralRules(forms.language).select(count)] ?? forms.other),
    { ...values, count: String(count) },
  )
