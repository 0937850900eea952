type Options = {
  /** After so many failures in a row the service counts as out of order. */
  failures?: number
  /** For how long it is not asked then, in milliseconds. */
  pauseMs?: number
  /** Called whenever it stops being asked, also after a probe that failed. */
  onOpen?: () => void
  /** Called when an outage begins or ends. */
  onChange?: (isOutage: boolean) => void
}

/** A call that was sent. What becomes of it is said once. */
export type Attempt = {
  /** The only call that is sent now, to see whether the service is back. */
  isProbe: boolean
  /** An answer arrived, whatever it says. */
  answered: () => void
  failed: () => void
  /** Nothing arrives, from this call or any other. */
  silent: () => void
}

/**
 * A circuit breaker. While the circuit is closed, calls are sent. Some failures in a row, or silence, open it: no call is
 * sent for a pause, after which a single one probes the service. Any answer closes it.
 */
export class Circuit {
  /** How many answers have arrived. */
  answers = 0
  private failuresInARow = 0
  private openUntil: number | undefined
  private isProbed = false
  /** How many times it has opened. What was sent before the last time says nothing about the time after it. */
  private opened = 0
  private readonly options: Required<Options>

  constructor({ failures = 8, pauseMs = 1_000, onOpen = () => {}, onChange = () => {} }: Options = {}) {
    this.options = { failures, pauseMs, onOpen, onChange }
  }

  /** Whether no call may be sent now. */
  get refuses(): boolean {
    if (this.openUntil === undefined) return false
    return this.isProbed || performance.now() < this.openUntil
  }

  /** Notes that a call is sent. */
  begin(): Attempt {
    const begunAfter = this.opened
    const attempt: Attempt = {
      isProbe: this.openUntil !== undefined,
      answered: () => this.close(),
      failed: () => {
        if (begunAfter !== this.opened) return
        this.failuresInARow += 1
        if (attempt.isProbe || this.failuresInARow >= this.options.failures) this.open()
      },
      silent: () => {
        if (begunAfter === this.opened) this.open()
      },
    }
    this.isProbed = attempt.isProbe
    return attempt
  }

  private open(): void {
    const isNew = this.openUntil === undefined
    this.opened += 1
    this.openUntil = performance.now() + this.options.pauseMs
    this.isProbed = false
    this.options.onOpen()
    if (isNew) this.options.onChange(true)
  }

  private close(): void {
    const wasOpen = this.openUntil !== undefined
    this.answers += 1
    this.failuresInARow = 0
    this.openUntil = undefined
    this.isProbed = false
    if (wasOpen) this.options.onChange(false)
  }
}
