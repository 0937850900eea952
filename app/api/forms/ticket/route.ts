import { connection } from 'next/server'
import { createTicket } from '@/lib/content/forms'
import type { FormTicket } from '@/schemas/api/form'

/** `GET /api/forms/ticket/`: a ticket to submit one form within a day. */
export async function GET(): Promise<Response> {
  await connection()
  const answer: FormTicket = { ticket: createTicket(Date.now()) }
  return Response.json(answer, { headers: { 'cache-control': 'private, no-store' } })
}
