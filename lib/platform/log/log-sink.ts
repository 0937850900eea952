import type { Level, LogEntry } from './log-line'

/** The pages and the HTTP edge are bundled apart, so what they share is on the process. */
const store = globalThis as { nestlingLog?: ((entry: LogEntry) => void) | undefined }

/** What writes the log of this process; a command writes to its console instead. */
export function writeLogBy(sink: ((entry: LogEntry) => void) | undefined): void {
  store.nestlingLog = sink
}

const methods = { error: 'error', warning: 'warn', info: 'info' } as const satisfies Record<
  Level,
  keyof Console
>

export function write({ level, subject, message }: LogEntry, inCommand: string): void {
  if (store.nestlingLog) store.nestlingLog({ level, subject, message })
  else console[methods[level]](inCommand)
}
