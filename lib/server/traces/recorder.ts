import {
  type Context,
  context,
  type Link,
  type Span as OwnSpan,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from '@opentelemetry/api'
import type { Recorder, Span, SpanOptions } from '@/lib/platform/traces'
import { firstOf, isOpen, isSampled, readTraceparent, withFirst, writeTraceparent } from './trace-context'

const kinds = { server: SpanKind.SERVER, client: SpanKind.CLIENT, consumer: SpanKind.CONSUMER }

type Options = {
  tracer: Pick<Tracer, 'startSpan'>
  /** The part of traces that is recorded. What has begun elsewhere is recorded if it is there. */
  rate: number
  /** Between 0 and 1. */
  random: () => number
  /** Runs something outside of what Next.js knows of a rendering, where it allows neither chance nor clocks. */
  outside: <T>(work: () => T) => T
}

const spanOf = (own: OwnSpan, within: Context): Span => ({
  set: (attributes) => void own.setAttributes(attributes),
  rename: (name) => void own.updateName(name),
  run: (work) => context.with(within, work),
  end(errorType) {
    if (errorType !== undefined)
      own.setAttribute('error.type', errorType).setStatus({ code: SpanStatusCode.ERROR })
    own.end()
  },
})

/** Records traces by a tracer of OpenTelemetry. */
export function createRecorder({ tracer, rate, random, outside }: Options): Recorder {
  const start = ({ name, kind, attributes = {} }: SpanOptions, parent: Context, links: Link[] = []) =>
    outside(() =>
      tracer.startSpan(
        name,
        { kind: kind ? kinds[kind] : SpanKind.INTERNAL, attributes: { ...attributes }, links },
        parent,
      ),
    )
  const first = (options: SpanOptions, parent = ROOT_CONTEXT, links?: Link[]) => {
    const own = start(options, parent, links)
    return spanOf(own, withFirst(context.active(), own))
  }
  return {
    begin(options, origin) {
      const text = origin && ('parent' in origin ? origin.parent : origin.link)
      const before = text === undefined ? undefined : readTraceparent(text)
      if (!before || !origin) return random() < rate ? first(options) : undefined
      if (!isSampled(before)) return undefined
      return 'parent' in origin
        ? first(options, trace.setSpanContext(ROOT_CONTEXT, before))
        : first(options, ROOT_CONTEXT, [{ context: before }])
    },
    beginWithin(options) {
      const active = context.active()
      if (!isOpen(active)) return undefined
      const own = start(options, active)
      return spanOf(own, trace.setSpan(active, own))
    },
    traceId: () => firstOf(context.active())?.spanContext().traceId,
    traceparent() {
      const active = context.active()
      const own = isOpen(active) ? trace.getSpanContext(active) : undefined
      return own && writeTraceparent(own)
    },
  }
}
