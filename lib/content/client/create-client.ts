import { apiPlugin, type StoryblokClient as SdkClient, storyblokInit } from '@storyblok/react/ssr'
import type { Config } from '@/lib/platform/config'
import { patience } from '@/lib/platform/outage'
import { relationFetch } from './relation-fetch'
import { remoteFetch } from './remote-fetch'
import { tracedFetch } from './traced-fetch'

/** Storyblok accepts 5 requests per second; a rejected one (429) is retried up to 10 times, while its caller waits. */
const contentLimits = {
  requestsPerSecond: 5,
  maxRetries: 10,
  retryDelayMs: 300,
  timeoutMs: 5_000,
} as const

type ClientOptions = {
  storyblok: Config['storyblok']
  /** The embedded content service, used when no Storyblok space is configured. */
  embedded: { fetch: typeof fetch }
  timeoutMs?: number
}

const endpointOf = (apiUrl: string) => (/\/v\d$/.test(apiUrl) ? apiUrl : `${apiUrl}/v2`)

/**
 * The client of the content service. It never pins `cv`: a long-running process would go on asking for the content
 * version that it saw first, and published edits would stay invisible until a restart.
 */
export function createContentClient({
  storyblok,
  timeoutMs = patience(contentLimits.timeoutMs),
  embedded,
}: ClientOptions) {
  const common = {
    // In effect none: the SDK's queue knows neither callers nor bounds, and that of `remoteFetch` is the only one.
    rateLimit: 1_000,
    maxRetries: contentLimits.maxRetries,
    retriesDelay: contentLimits.retryDelayMs,
    cache: { type: 'none', clear: 'manual', cv: 'manual' },
  } as const
  const apiOptions = storyblok
    ? {
        ...common,
        region: storyblok.region,
        ...(storyblok.apiUrl && { endpoint: endpointOf(storyblok.apiUrl) }),
        fetch: relationFetch(
          tracedFetch(
            'storyblok',
            remoteFetch({ timeoutMs, requestsPerSecond: contentLimits.requestsPerSecond }),
          ),
        ),
      }
    : {
        ...common,
        endpoint: 'http://content.local/cdn-api/v2',
        fetch: relationFetch(tracedFetch('embedded', embedded.fetch)),
      }
  const init = storyblokInit({
    // The SDK asks for one; the embedded service asks its own process for none.
    accessToken: storyblok?.token ?? 'own',
    use: [apiPlugin],
    apiOptions,
  })
  return init()
}

export type StoryblokClient = SdkClient
