import type { FieldError, FormField } from '@/schemas/api/form'
import { usualLongest } from '@/schemas/api/form-lengths'

/** The faults that a browser can tell as well as the server. */
export const boundsFaults = ['required', 'tooShort', 'tooLong', 'numeric', 'tooSmall', 'tooLarge'] as const
export type BoundsError = FieldError & { key: (typeof boundsFaults)[number] }

const numberOf = (text: string) =>
  /^-?\d+(?:[.,]\d+)?$/.test(text) ? Number(text.replace(',', '.')) : Number.NaN

function numberError({ min, max }: FormField, value: string): BoundsError | undefined {
  const number = numberOf(value)
  if (Number.isNaN(number)) return { key: 'numeric' }
  if (typeof min === 'number' && number < min) return { key: 'tooSmall', min: String(min) }
  return typeof max === 'number' && number > max ? { key: 'tooLarge', max: String(max) } : undefined
}

/** Checks whether a text is there where it is needed, its length, and a number's bounds. */
export function boundsError(field: FormField, value: string): BoundsError | undefined {
  const { kind, required, shortest = 0, longest = usualLongest(kind) } = field
  if (value === '') return required ? { key: 'required' } : undefined
  if (value.length > longest) return { key: 'tooLong', max: String(longest) }
  if (value.length < shortest) return { key: 'tooShort', min: String(shortest) }
  return kind === 'number' ? numberError(field, value) : undefined
}
