/** The part of autocannon that the benchmark uses; the package brings no types. */
declare module 'autocannon' {
  type Options = {
    url: string
    connections: number
    /** Seconds. */
    duration: number
    /** Milliseconds. */
    sampleInt?: number
    headers?: Record<string, string>
  }
  type Result = {
    /** Seconds. */
    duration: number
    requests: { total: number }
    /** Milliseconds. */
    latency: { p50: number; p99: number }
    errors: number
    timeouts: number
    statusCodeStats: Record<string, { count: number }>
  }
  export default function autocannon(options: Options): Promise<Result>
}
