import { connection } from 'next/server'
import { config } from '@/lib/platform/config'
import { releaseLabel } from '@/lib/platform/release'
import type { TrackingSettings } from '@/schemas/api/tracking'

export {
  notAllowed as DELETE,
  notAllowed as PATCH,
  notAllowed as POST,
  notAllowed as PUT,
} from '@/lib/platform/http'

/** The settings change with a start of the shop alone. */
const headers = { 'cache-control': 'public, max-age=300' }

/** `GET /api/rum/settings/`: what tracking speaks to, for browsers whose visitors allow it. */
export async function GET(): Promise<Response> {
  await connection()
  const { tagManager, performanceUrl, videosHost, sentryDsn, appEnv } = config()
  const settings: TrackingSettings = {
    ...(tagManager && { tagManager: { id: tagManager.id, host: tagManager.host } }),
    performance: performanceUrl ?? '/api/rum/performance/',
    ...(videosHost && { internal: `${videosHost}/rum/is_internal` }),
    ...(sentryDsn && { errors: { dsn: sentryDsn, environment: appEnv, release: releaseLabel } }),
    showsEvents: appEnv === 'qa',
  }
  return Response.json(settings, { headers })
}
