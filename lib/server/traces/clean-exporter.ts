import type { SpanExporter } from '@opentelemetry/sdk-trace'
import { logInfo, logWarning } from '@/lib/platform/log'
import { cleanSpan, type IsTemplate } from './clean-span'

/** The code of a success in the interface of exporters. */
const success = 0

/** Sends spans without personal data, and says once that the collector does not take them, and once that it does again. */
export function cleanExporter(exporter: SpanExporter, isTemplate: IsTemplate): SpanExporter {
  let isRefused = false
  const tell = (refused: boolean) => {
    if (refused === isRefused) return
    isRefused = refused
    if (refused) logWarning('The collector takes no traces. Those of this time are lost.', 'traces')
    else logInfo('The collector takes traces again.', 'traces')
  }
  return {
    export: (spans, done) =>
      exporter.export(
        spans.map((span) => cleanSpan(span, isTemplate)),
        (result) => {
          tell(result.code !== success)
          done(result)
        },
      ),
    ...(exporter.forceFlush && { forceFlush: () => exporter.forceFlush?.() ?? Promise.resolve() }),
    shutdown: () => exporter.shutdown(),
  }
}
