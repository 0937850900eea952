import type { ReactNode } from 'react'

/** What a control of an address is given: its id, its name and its error in words. */
export type FieldOf = (field: string) => { id: string; name: string; error: string | undefined }

/** The same for a text field, with what was typed and its autofill token; without one, browsers fill nothing in. */
export type LineOf = (
  field: string,
  autoComplete?: string,
) => ReturnType<FieldOf> & {
  autoComplete: string
  defaultValue: string | undefined
  enterKeyHint: 'next'
  optionalMark: ReactNode
}
