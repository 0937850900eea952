/** Traces: what a request, a job or a delivery did, and how long each part of it took. */
export {
  beginTrace,
  continueTrace,
  inSpan,
  isTracing,
  type Recorder,
  recordBy,
  type Span,
  type SpanOptions,
  traceHeaders,
  traceId,
  traceparent,
} from './traces'
