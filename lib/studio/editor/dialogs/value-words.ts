import type { FieldForm } from '@/lib/studio/forms'
import type { StudioLanguage } from '@/lib/studio/i18n'
import { amountText } from '../fields/amount'
import { isObject } from '../model'

const longest = 600

const partsOf = (value: unknown): string[] => {
  if (value === null || value === undefined || value === '') return []
  if (typeof value !== 'object') return [String(value)]
  if (Array.isArray(value)) return value.flatMap(partsOf)
  if (!isObject(value)) return []
  if (typeof value.text === 'string') return [value.text]
  if (value.type === 'doc' && Array.isArray(value.content))
    return value.content.map((node) => partsOf(node).join(''))
  if (Array.isArray(value.content)) return value.content.flatMap(partsOf)
  const known = ['filename', 'cached_url', 'url', 'email', 'value', 'alt', 'thead', 'tbody', 'body']
  return [...new Set(known.flatMap((key) => partsOf(value[key])))]
}

type Words = { field: FieldForm | undefined; yes: string; no: string; language: StudioLanguage }

/** The value of a field in words, for a reader who compares two: as the form shows it. */
export function valueWords(value: unknown, { field, yes, no, language }: Words): string {
  if (typeof value === 'boolean') return value ? yes : no
  if (field?.isAmount) return amountText(value, language)
  const nameOf = (part: string) => field?.options?.find((option) => option.value === part)?.name ?? part
  return partsOf(value).map(nameOf).join('\n').slice(0, longest)
}
