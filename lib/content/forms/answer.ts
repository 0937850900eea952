import type { FormRefusal } from '@/schemas/api/form'

/** The answer to a form: accepted, or the errors in the market's words. */
export type FormAnswer =
  | { ok: true }
  | { ok: false; refusal: FormRefusal | 'fields'; message: string; errors: Record<string, string> }
