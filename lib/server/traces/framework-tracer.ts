import {
  type Context,
  context,
  INVALID_SPAN_CONTEXT,
  type Span,
  type SpanOptions,
  type Tracer,
  type TracerProvider,
  trace,
} from '@opentelemetry/api'
import { isOpen } from './trace-context'

type Options = {
  provider: TracerProvider
  outside: <T>(work: () => T) => T
  /** Spans that are not recorded. */
  isLeftOut: (options: SpanOptions) => boolean
}

const none = trace.wrapSpanContext(INVALID_SPAN_CONTEXT)

/** Gives Next.js tracers whose spans belong to a trace of the shop; outside of one they cost and record nothing. */
export function frameworkTracers({ provider, outside, isLeftOut }: Options): TracerProvider {
  const known = new Map<string, Tracer>()
  const tracerOf = (tracer: Tracer): Tracer => {
    const start = (name: string, options: SpanOptions, within: Context): Span =>
      isOpen(within) && !isLeftOut(options) ? outside(() => tracer.startSpan(name, options, within)) : none
    return {
      startSpan: (name, options = {}, within = context.active()) => start(name, options, within),
      startActiveSpan(name: string, ...rest: unknown[]) {
        const work = rest.pop() as (span: Span) => never
        const [options = {}, within = context.active()] = rest as [SpanOptions?, Context?]
        const span = start(name, options, within)
        return span === none ? work(none) : context.with(trace.setSpan(within, span), work, undefined, span)
      },
    }
  }
  return {
    getTracer(name, version) {
      const tracer = known.get(name) ?? tracerOf(provider.getTracer(name, version))
      known.set(name, tracer)
      return tracer
    },
  }
}
