import {
  type Context,
  createContextKey,
  type Span,
  type SpanContext,
  TraceFlags,
  trace,
} from '@opentelemetry/api'

const notation = /^([\da-f]{2})-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-([\da-f]{2})(-.*)?$/

/** Reads a `traceparent` (W3C Trace Context); undefined where it is none. */
export function readTraceparent(text: string): SpanContext | undefined {
  const [, version, traceId, spanId, flags = '', more] = notation.exec(text) ?? []
  if (traceId === undefined || spanId === undefined || version === 'ff') return undefined
  if (version === '00' && more !== undefined) return undefined
  const traceFlags = Number.parseInt(flags, 16) & TraceFlags.SAMPLED
  return { traceId, spanId, traceFlags, isRemote: true }
}

export const writeTraceparent = ({ traceId, spanId, traceFlags }: SpanContext): string =>
  `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`

export const isSampled = ({ traceFlags }: SpanContext): boolean => (traceFlags & TraceFlags.SAMPLED) !== 0

const firstKey = createContextKey('the first span of the trace in this process')

/** The context of what runs in the first span of a trace. */
export const withFirst = (context: Context, span: Span): Context =>
  trace.setSpan(context, span).setValue(firstKey, span)

export const firstOf = (context: Context): Span | undefined => context.getValue(firstKey) as Span | undefined

/**
 * Whether spans may still be added. Timers and connections that were begun for a request outlive it, and would add to its
 * trace for ever; what is streamed after a part of it has ended is still within it.
 */
export const isOpen = (context: Context): boolean => firstOf(context)?.isRecording() === true
