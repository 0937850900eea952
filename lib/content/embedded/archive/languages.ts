import type { Archive } from './archive'

/** `headline__i18n__fr_ch` is the French word of a headline. */
const translatedField = /"[^"\\]{1,100}__i18n__([a-z]{2,3}(?:_[a-z]{2,4})?)":/gi

/** The languages that the stories of an archive are translated to, by their slugs and their fields. */
export function languagesOf({ stories }: Pick<Archive, 'stories'>): string[] {
  const found = new Set<string>()
  for (const { translated_slugs: slugs, content } of stories) {
    for (const { lang } of slugs) if (lang !== '') found.add(lang)
    for (const [, code = ''] of JSON.stringify(content).matchAll(translatedField))
      found.add(code.toLowerCase().replace('_', '-'))
  }
  return [...found].sort()
}
