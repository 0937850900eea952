import type { Server } from 'node:http'
import { config } from '@/lib/platform/config'
import type { ErrorReports } from '@/lib/platform/error-reports'
import { hearErrors } from '@/lib/platform/log'
import { releaseLabel } from '@/lib/platform/release'

/** Reports errors of the whole process, and a part of the requests. The code for it is loaded where it is set up. */
export async function startReports(server: Server): Promise<ErrorReports | undefined> {
  const { sentryDsn: dsn, appEnv: environment } = config()
  if (dsn === undefined) return undefined
  const { createErrorReports, observeRequests } = await import('@/lib/platform/error-reports')
  const reports = createErrorReports({ dsn, environment, release: releaseLabel })
  hearErrors(reports.error)
  observeRequests(server, reports)
  return reports
}
