import de from './de.json'
import fr from './fr.json'

const byLanguage: Partial<Record<string, Readonly<Record<string, string>>>> = { de, fr }

/**
 * Translates the labels and hints of the schemas, which are written in English because spaces of the cloud show them as
 * they are. A text without a translation stays English.
 */
export const labelsIn =
  (language: string) =>
  (english: string): string => {
    const labels = byLanguage[language]
    return labels && Object.hasOwn(labels, english) ? (labels[english] ?? english) : english
  }
