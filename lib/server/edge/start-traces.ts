import { readFile } from 'node:fs/promises'
import { config } from '@/lib/platform/config'
import { releaseLabel } from '@/lib/platform/release'
import { routesFile } from '@/lib/server/next/internals'
import { edgeTemplates } from './route-template'

type Traces = { close: () => Promise<void> }

const endings = /\/(?:page|route|layout)$/

/** The templates of addresses that a build has, with the groups of its folders and without. */
async function templatesOf(distDir: string): Promise<ReadonlySet<string>> {
  const routes = JSON.parse(await readFile(routesFile(distDir), 'utf8')) as Record<string, string>
  return new Set(Object.entries(routes).flatMap(([page, route]) => [page.replace(endings, ''), route]))
}

/**
 * Records traces of this process where a collector is set; the code for it is loaded there alone. Before Next.js is, so
 * that its spans belong to them. In development no list of its addresses is there, so they stay unnamed.
 */
export async function startTraces(distDir: string | undefined): Promise<Traces | undefined> {
  const { traces, appEnv, role } = config()
  if (traces === undefined) return undefined
  const templates = distDir === undefined ? new Set<string>() : await templatesOf(distDir)
  const { openTraces } = await import('@/lib/server/traces')
  const { url, headers, service, rate } = traces
  return openTraces({
    ...{ url, headers, rate },
    resource: {
      'service.name': service,
      'service.version': releaseLabel,
      'deployment.environment.name': appEnv,
      'shop.role': role,
    },
    isTemplate: (path) => edgeTemplates.has(path) || templates.has(path.replace(endings, '')),
  })
}
