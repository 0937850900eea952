import { connection } from 'next/server'
import { createTicket } from '@/lib/content/forms'
import { currentMs } from '@/lib/platform/clock'
import type { FormTicket } from '@/schemas/api/form'

/** `GET /api/forms/ticket/`: a ticket to submit one form within a day. */
export async function GET(): Promise<Response> {
  await connection()
  const answer: FormTicket = { ticket: createTicket(currentMs()) }
  return Response.json(answer, { headers: { 'cache-control': 'private, no-store' } })
}
