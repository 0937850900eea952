import { AsyncLocalStorage } from 'node:async_hooks'
import { context, trace } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { AlwaysOnSampler, BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace'
import { withTimeout } from '@/lib/platform/outage'
import { recordBy } from '@/lib/platform/traces'
import { cleanExporter } from './clean-exporter'
import { type IsTemplate, ownScope } from './clean-span'
import { frameworkTracers } from './framework-tracer'
import { createRecorder } from './recorder'

type Options = {
  /** Where a collector takes traces by OTLP over HTTP, such as `http://127.0.0.1:4318/v1/traces`. */
  url: string
  headers?: Readonly<Record<string, string>>
  /** What this process says of itself in each span. */
  resource: Readonly<Record<string, string>>
  /** The part of traces that is recorded, from 0 to 1. */
  rate: number
  isTemplate: IsTemplate
  random?: () => number
  /** How long spans wait for others to be sent with, in milliseconds. */
  delayMs?: number
  /** How long they are sent again that a collector does not take, in milliseconds. */
  sendMs?: number
}

/** Spans that wait, at most. Where a collector takes none, more of them are lost, and a request never waits. */
const most = { maxQueueSize: 2_048, maxExportBatchSize: 512 }
/** At the end all of them are sent at once, beside those that are under way. */
const concurrencyLimit = 1 + most.maxQueueSize / most.maxExportBatchSize
const usualSendMs = 5_000
const closingMs = 2_000

/** Spans that Next.js makes of each `fetch`: what the shop asks for has spans of its own. */
const leftOut = new Set<unknown>(['AppRender.fetch'])

/** Records traces of this process, those of Next.js among them, and sends them to a collector. */
export function openTraces({
  url,
  headers = {},
  resource,
  rate,
  isTemplate,
  random = Math.random,
  delayMs = 5_000,
  sendMs = usualSendMs,
}: Options): { close: () => Promise<void> } {
  const outside = AsyncLocalStorage.snapshot()
  const exporter = new OTLPTraceExporter({ url, headers, timeoutMillis: sendMs, concurrencyLimit })
  const provider = new TracerProvider({
    resource: resourceFromAttributes(resource),
    sampler: new AlwaysOnSampler(),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: cleanExporter(exporter, isTemplate),
        ...most,
        scheduledDelayMillis: delayMs,
        exportTimeoutMillis: sendMs,
      }),
    ],
  })
  const contexts = new AsyncLocalStorageContextManager()
  context.setGlobalContextManager(contexts)
  const isLeftOut = ({ attributes }: { attributes?: object }) =>
    leftOut.has((attributes as Record<string, unknown> | undefined)?.['next.span_type'])
  trace.setGlobalTracerProvider(frameworkTracers({ provider, outside, isLeftOut }))
  recordBy(createRecorder({ tracer: provider.getTracer(ownScope), rate, random, outside }))
  return {
    async close() {
      recordBy(undefined)
      // A collector that is away must not hold up the end.
      await withTimeout(provider.shutdown(), closingMs).catch(() => undefined)
      trace.disable()
      context.disable()
    },
  }
}
