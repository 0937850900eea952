import type { StudioLanguage } from '@/lib/studio/i18n'

const locales: Readonly<Record<StudioLanguage, string>> = { de: 'de-DE', fr: 'fr-FR', en: 'en-GB' }

/** `1,2 MB`, `34 kB`, `15 Byte` */
export function sizeText(language: StudioLanguage, bytes: number): string {
  const [value, unit] =
    bytes >= 1_000_000
      ? [bytes / 1_000_000, 'megabyte']
      : bytes >= 1_000
        ? [bytes / 1_000, 'kilobyte']
        : [bytes, 'byte']
  return new Intl.NumberFormat(locales[language], {
    style: 'unit',
    unit,
    maximumFractionDigits: value < 10 ? 1 : 0,
  }).format(value)
}

export const percentOf = (part: number, whole: number): number =>
  Math.round((part / Math.max(whole, 1)) * 100)
