import { fetchOnceMore } from '@/lib/platform/http'
import type { TrackingSettings } from '@/schemas/api/tracking'

const timeoutMs = 5_000

async function load(): Promise<TrackingSettings | undefined> {
  try {
    const response = await fetchOnceMore('/api/rum/settings/', { signal: AbortSignal.timeout(timeoutMs) })
    return response.ok ? await response.json() : undefined
  } catch {
    // Without the network the events stay in the data layer.
    return undefined
  }
}

let loaded: ReturnType<typeof load> | undefined

/** What tracking speaks to, asked once in a document. Undefined where it cannot be loaded. */
export const loadSettings = (): ReturnType<typeof load> => (loaded ??= load())
