import { monitorEventLoopDelay } from 'node:perf_hooks'
import { measure } from '@/lib/platform/metrics'

const resolutionMs = 20

const one = (value: number) => [{ labels: {}, value }]

/** Measures the process itself. Returns what stops it. */
export function measureProcess(): () => void {
  const delay = monitorEventLoopDelay({ resolution: resolutionMs })
  delay.enable()
  measure('nodejs_eventloop_lag_seconds', () => {
    const lag = (percentile: number) => Math.max(0, delay.percentile(percentile) / 1e9 - resolutionMs / 1_000)
    const samples = [
      { labels: { quantile: '0.5' }, value: lag(50) },
      { labels: { quantile: '0.99' }, value: lag(99) },
    ]
    delay.reset()
    return samples
  })
  measure('nodejs_heap_size_used_bytes', () => one(process.memoryUsage().heapUsed))
  measure('process_resident_memory_bytes', () => one(process.memoryUsage.rss()))
  measure('process_cpu_seconds_total', () => {
    const { user, system } = process.cpuUsage()
    return one((user + system) / 1e6)
  })
  measure('process_start_time_seconds', () => one(performance.timeOrigin / 1_000))
  return () => delay.disable()
}
