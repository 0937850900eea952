import { problem } from '@/lib/platform/http'

/** What a call of the Studio answers with; never kept by anyone. */
export const answered = (body: unknown, status = 200): Response =>
  Response.json(body, { status, headers: { 'cache-control': 'private, no-store' } })

export const missing = (more?: object): Response => problem({ status: 404, title: 'Not found' }, more)

/** What the person decided on has changed meanwhile, so nothing was done: a key of an explanation for each field. */
export const changedMeanwhile = (errors: Record<string, string>): Response =>
  problem({ status: 409, title: 'Changed meanwhile', errors })

/** An input that the rules of the business reject: a key of an explanation for each field, and what helps to explain it. */
export const unprocessable = (errors: Record<string, string>, more?: object): Response =>
  problem({ status: 422, title: 'Unprocessable', errors }, more)
