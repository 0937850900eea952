/** What a span says: counts, and words of closed lists; never what a visitor has written. */
type SpanAttributes = Readonly<Record<string, string | number | boolean | undefined>>

export type SpanOptions = {
  name: string
  /** `server` answers a request, `client` asks a service, `consumer` delivers a message; unset: work of this process. */
  kind?: 'server' | 'client' | 'consumer'
  attributes?: SpanAttributes
}

/** A part of a trace that is under way. */
export type Span = {
  set: (attributes: SpanAttributes) => void
  rename: (name: string) => void
  /** Runs work whose own spans are below this one. */
  run: <T>(work: () => T) => T
  /** Ends it; with a kind of error, as failed. */
  end: (errorType?: string) => void
}

/** Where a trace begins: at a span of another process or an earlier time, in the notation of W3C Trace Context. */
type Origin = { parent: string } | { link: string }

/** What records the traces of this process; there is none where no collector is set. */
export type Recorder = {
  /** Begins the first span of a trace here; undefined where this one is not in the sample. */
  begin: (options: SpanOptions, origin?: Origin) => Span | undefined
  /** Begins a span below the one that is under way; undefined where none is, or its trace has ended. */
  beginWithin: (options: SpanOptions) => Span | undefined
  /** The id of the trace that this runs in; undefined where that is not recorded. */
  traceId: () => string | undefined
  /** The span that this runs in, in the notation of W3C Trace Context. */
  traceparent: () => string | undefined
}

/** The pages and the HTTP edge are bundled apart, so what they share is on the process. */
const store = globalThis as { nestlingRecorder?: Recorder | undefined }

/** From now on this process records its traces; undefined: no more. */
export function recordBy(recorder: Recorder | undefined): void {
  store.nestlingRecorder = recorder
}

export const isTracing = (): boolean => store.nestlingRecorder !== undefined

/** The code of the database or the system that an error or its cause has; its message may quote a visitor. */
function codeOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  const { code } = error as { code?: unknown }
  return typeof code === 'string' && /^[A-Z\d_]{2,40}$/.test(code) ? code : codeOf(error.cause)
}

const errorTypeOf = (error: unknown): string =>
  codeOf(error) ?? (error instanceof Error ? error.name : 'Error')

async function runIn<T>(span: Span, work: (span: Span) => Promise<T>): Promise<T> {
  try {
    const result = await span.run(() => work(span))
    span.end()
    return result
  } catch (error) {
    span.end(errorTypeOf(error))
    throw error
  }
}

/** Runs work as a span of the trace that is under way; where none is recorded, the work alone. */
export function inSpan<T>(options: SpanOptions, work: (span?: Span) => Promise<T>): Promise<T> {
  const span = store.nestlingRecorder?.beginWithin(options)
  return span ? runIn(span, work) : work()
}

/** Begins a trace, or goes on with that of a `traceparent`; undefined where it is not recorded. The caller ends it. */
export const beginTrace = (options: SpanOptions, parent?: string): Span | undefined =>
  store.nestlingRecorder?.begin(options, parent === undefined ? undefined : { parent })

/**
 * Runs work that was asked for in an earlier span: as a part of its trace, or much later, as a trace of its own with a link
 * to it. Where that span was not recorded, the work alone.
 */
export function continueTrace<T>(
  { from, isLater = false, ...options }: SpanOptions & { from: string | undefined; isLater?: boolean },
  work: () => Promise<T>,
): Promise<T> {
  if (from === undefined) return work()
  const span = store.nestlingRecorder?.begin(options, isLater ? { link: from } : { parent: from })
  return span ? runIn(span, work) : work()
}

/** The id of the trace that this runs in; undefined where it is not recorded. */
export const traceId = (): string | undefined => store.nestlingRecorder?.traceId()

/** The span that this runs in, for work that is done later or elsewhere; undefined where it is not recorded. */
export const traceparent = (): string | undefined => store.nestlingRecorder?.traceparent()

/** The header that hands the trace on to another request of the shop's own. */
export function traceHeaders(): { traceparent?: string } {
  const parent = traceparent()
  return parent === undefined ? {} : { traceparent: parent }
}
