import type { FieldForm } from '@/lib/studio/forms'
import type { Picks } from '@/schemas/content'
import { isObject } from '../model'

export type FieldControl = {
  /** Unique on the page. */
  id: string
  field: FieldForm
  /** What the text names, as the block is now. */
  picks?: Picks | undefined
  value: unknown
  onChange: (value: unknown) => void
  error?: string
  hint?: string
}

/** A text or number of a field as a text field shows it. */
export const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''

const truths: Record<string, boolean> = { true: true, '1': true, false: false, '0': false }

/** Whether a switch is on; old content has it as a text or a number. */
export function isOn({ initial }: FieldForm, value: unknown): boolean {
  if (typeof value === 'boolean') return value
  return truths[String(value)] ?? initial === 'true'
}

/** The chosen values of a field with several. */
export function chosenOf(value: unknown): string[] {
  if (typeof value === 'string')
    return value
      .split(',')
      .map((each) => each.trim())
      .filter(Boolean)
  return Array.isArray(value) ? value.map(String) : []
}

/** Product numbers as an editor writes them: with commas, or one on each line. */
export const numbersOf = (value: unknown): string[] =>
  textOf(value)
    .split(/[\s,;]+/)
    .filter(Boolean)

export const objectOf = (value: unknown): Record<string, unknown> => (isObject(value) ? value : {})
