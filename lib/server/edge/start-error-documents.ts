import type { Market } from '@/lib/platform/markets'
import type { Worker } from '@/lib/platform/worker'
import type { ErrorDocuments } from './error-documents'

const job = 'error documents'

/** Their content also changes without an event, such as after an outage in which a copy of it was shown. */
const intervalMs = 5 * 60_000
const retryMs = 30_000

type Options = {
  worker: Pick<Worker, 'add' | 'wake'>
  documents: Pick<ErrorDocuments, 'prepare'>
  markets: readonly Market[]
}

/**
 * Keeps error documents ready for an outage: at the start, and anew after content that they may show has changed. A
 * document that is still current is answered from memory, so nothing is made for it. Each instance keeps its own. Returns
 * what renews them.
 */
export function startErrorDocuments({ worker, documents, markets }: Options): () => void {
  let areCurrent = true
  worker.add({
    name: job,
    nextAt: (ended) => (ended === undefined ? 0 : ended + (areCurrent ? intervalMs : retryMs)),
    run: async (ending) => {
      areCurrent = await documents.prepare(markets, ending)
    },
  })
  return () => void worker.wake(job)
}
