import { type Blok, isSame } from '../model'

export type Saved = { content: Blok; version: string }
export type Theirs = Saved & { by?: string; savedAt: string }

/** The answer to a save. A call that throws could not reach the server. */
export type SaveAnswer =
  | { ok: true; version: string }
  | { ok: false; error: 'conflict'; theirs: Theirs }
  /** Logged out, not allowed, deleted or not valid: trying again would not help. */
  | { ok: false; error: 'refused'; status: number }

export type SaveState =
  | { kind: 'saved' }
  | { kind: 'unsaved' }
  | { kind: 'saving' }
  | { kind: 'offline' }
  | { kind: 'refused'; status: number }
  | { kind: 'conflict'; theirs: Theirs }

type Options = {
  start: Saved
  send: (content: Blok, basedOn: string) => Promise<SaveAnswer>
  /** Keeps unsaved work in the browser; called without any once all is saved. */
  keep: (unsaved: { base: Saved; content: Blok } | undefined) => void
  tell: (state: SaveState) => void
}

/** Long enough for a word, short enough for a glance at the page. */
export const pauseMs = 600
export const retryMs = [1_000, 2_000, 5_000, 10_000] as const

/**
 * Saves a draft while it is edited: one save at a time, each based on the one before. Work counts as saved only when the
 * server said so for this very content.
 */
export function createAutosave({ start, send, keep, tell }: Options) {
  let base = start
  let current = start.content
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: Promise<void> | undefined
  let failures = 0
  /** After a conflict or a refusal nothing is sent until someone decided. */
  let isStopped = false

  const plan = (ms: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => void flush(), ms)
  }

  async function once(): Promise<void> {
    const sent = current
    tell({ kind: 'saving' })
    let answer: SaveAnswer
    try {
      answer = await send(sent, base.version)
    } catch {
      tell({ kind: 'offline' })
      plan(retryMs[Math.min(failures, retryMs.length - 1)] ?? 0)
      failures += 1
      return
    }
    failures = 0
    if (answer.ok) {
      base = { content: sent, version: answer.version }
      if (current === sent) {
        keep(undefined)
        tell({ kind: 'saved' })
        return
      }
      keep({ base, content: current })
      tell({ kind: 'unsaved' })
      plan(pauseMs)
      return
    }
    isStopped = true
    if (answer.error === 'conflict') tell({ kind: 'conflict', theirs: answer.theirs })
    else tell({ kind: 'refused', status: answer.status })
  }

  /** Saves at once what is unsaved; resolves when the server answered. */
  async function flush(): Promise<void> {
    clearTimeout(timer)
    while (running) await running
    if (isStopped || current === base.content) return
    running = once().finally(() => {
      running = undefined
    })
    await running
  }

  return {
    flush,
    /** The content that the server has acknowledged, on which the current one is based. */
    base: () => base,
    isSaved: () => current === base.content,
    change(content: Blok): void {
      if (content === current) return
      current = content
      if (!running && isSame(content, base.content)) {
        current = base.content
        clearTimeout(timer)
        keep(undefined)
        if (!isStopped) tell({ kind: 'saved' })
        return
      }
      keep({ base, content })
      if (isStopped) return
      if (!running) tell({ kind: 'unsaved' })
      plan(pauseMs)
    },
    /** Goes on with merged content, on top of what the other person saved. */
    resolve(content: Blok, theirs: Saved): void {
      base = { content: theirs.content, version: theirs.version }
      current = content
      isStopped = false
      keep({ base, content })
      tell({ kind: 'unsaved' })
      plan(0)
    },
    /** Tries a refused save again, for example after a new login. */
    retry(): void {
      isStopped = false
      plan(0)
    },
    stop(): void {
      clearTimeout(timer)
      isStopped = true
    },
  }
}

export type Autosave = ReturnType<typeof createAutosave>
