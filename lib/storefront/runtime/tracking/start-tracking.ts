import { isUntracked } from '@/lib/storefront/runtime/browser'
import { performanceService, serviceStanding, tagManagerService } from '@/lib/storefront/runtime/consent'
import { keepForLater } from './later-events'
import { measurePages } from './measure-pages'
import { trackEvents } from './track-events'

const isGranted = (service: string) => serviceStanding(service, Date.now()) === 'granted'

const started = new Set<string>()

/** Starts once in a document what the visitor allows. */
function startOnce(service: string, start: () => void): void {
  if (started.has(service) || !isGranted(service)) return
  started.add(service)
  start()
}

/**
 * Starts what the visitor allows, when the page is loaded and again when more is allowed. A document is tracked or not as
 * a whole: links between the two kinds load documents.
 */
export function startTracking(): void {
  startOnce(tagManagerService, isUntracked(window.location) ? keepForLater : trackEvents)
  // A page in a frame is one that an editor edits, and as slow as its editor.
  if (window.self === window.top)
    startOnce(performanceService, () => void measurePages(() => isGranted(performanceService)))
}
