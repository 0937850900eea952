import { isObject } from './blok'

/**
 * Control characters but tabs and line ends, which a paste may bring along and the database refuses, and signs of no width
 * (U+200B, U+2060, U+FEFF), by which a number or a word that looks right is not found.
 */
const controls = /(?![\t\n\r])\p{Cc}|[\u200b\u2060\ufeff]/gu

const cleaned = (text: string): string => text.replace(controls, '').toWellFormed()

/** A value without the characters that cannot be saved, in all its texts; the same value where there are none. */
export function withoutControls<T>(value: T): T {
  if (typeof value === 'string') {
    const text = cleaned(value)
    return (text === value ? value : text) as T
  }
  if (Array.isArray(value)) {
    const items = value.map((item: unknown) => withoutControls(item))
    return (items.some((item, index) => item !== value[index]) ? items : value) as T
  }
  if (!isObject(value)) return value
  const entries = Object.entries(value).map(([key, inner]) => [key, withoutControls(inner)] as const)
  return entries.some(([key, inner]) => inner !== value[key]) ? (Object.fromEntries(entries) as T) : value
}
