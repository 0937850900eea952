import type { Part } from '@/lib/platform/mail-body'
import type { Composing } from './composing'

/** A paragraph of a mail. */
export const text = (words: string): Part => ({ kind: 'text', text: words })

/** A detail of an event as text; empty where the event has none of this name. */
export const detail = (details: Composing['event']['details'], name: string) => String(details[name] ?? '')
