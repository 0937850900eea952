import type { FormRefusal } from '@/schemas/api/form'

/** What the shop answers to a form: taken, or why not, in the market's words. */
export type FormAnswer =
  | { ok: true }
  | { ok: false; refusal: FormRefusal | 'fields'; message: string; errors: Record<string, string> }
