/** A mail as a description, from which its HTML and its text are written. */
export type Part =
  | { kind: 'title' | 'heading' | 'text' | 'small'; text: string }
  | { kind: 'button'; text: string; href: string }
  | { kind: 'facts'; rows: readonly (readonly [label: string, value: string])[] }
  | { kind: 'lines'; rows: readonly { title: string; details: readonly string[]; amount: string }[] }
  | { kind: 'sums'; rows: readonly { label: string; amount: string; isStrong?: boolean }[] }
  | { kind: 'columns'; columns: readonly { heading: string; lines: readonly string[] }[] }

export type MailBody = {
  /** BCP 47. */
  language: string
  subject: string
  parts: readonly Part[]
  /** Who sends it. */
  foot: readonly string[]
}
