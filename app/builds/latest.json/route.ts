import { connection } from 'next/server'
import { currentBuild } from '@/lib/platform/release'

/** `GET /builds/latest.json?{timestamp}`: the id of the build that the shop serves now. */
export async function GET(): Promise<Response> {
  await connection()
  return Response.json({ id: currentBuild().id }, { headers: { 'cache-control': 'no-store' } })
}
