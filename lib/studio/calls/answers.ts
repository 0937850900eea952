import { problem } from '@/lib/platform/http'

/** What a call of the Studio answers with; never kept by anyone. */
export const answered = (body: unknown, status = 200): Response =>
  Response.json(body, { status, headers: { 'cache-control': 'private, no-store' } })

export const missing = (): Response => problem({ status: 404, title: 'Not found' })

/** An input that the rules of the business reject: a key of an explanation for each field. */
export const unprocessable = (errors: Record<string, string>): Response =>
  problem({ status: 422, title: 'Unprocessable', errors })
