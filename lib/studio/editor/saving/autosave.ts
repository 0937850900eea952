import { type Blok, isSame } from '../model'
import { leavingMs } from './put-back'
import { isAskedAgain, isOfLogin, loginRefusalOf, type Refusal, refusalOf, refusals } from './refusals'
import { isTold, type MadeBy, type Refused, type SaveAnswer, type Saved, type SaveState } from './states'
import type { Unsaved } from './unsaved'

type Options = {
  start: Saved
  send: (content: Blok, basedOn: string, as: MadeBy | undefined) => Promise<SaveAnswer>
  /** Keeps unsaved work in the browser; called without any once all is saved. */
  keep: (unsaved: Unsaved | undefined) => void
  tell: (state: SaveState) => void
}

/** Long enough for a word, short enough for a glance at the page. */
export const pauseMs = 600
export const retryMs = [1_000, 2_000, 5_000, 10_000] as const
/** What the person has to do elsewhere first is tried less often. */
export const patienceMs = 10_000
/** How often a save is tried by itself while nobody is logged in. */
export const loginMs = 15_000
/** How long a join with what somebody else has saved may take: a moment, unless something collides. */
const joinMs = 50
const mostTries = 20
/** How many contents that were sent are kept for the next load. */
const mostKept = 3

/**
 * Saves a draft while it is edited: one save at a time, each based on the one before. Work counts as saved only when the
 * server said so for this very content.
 */
export function createAutosave({ start, send, keep, tell: show }: Options) {
  let base = start
  let current = start.content
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: Promise<void> | undefined
  let failures = 0
  /** What was sent without an answer: it may be saved all the same. */
  let unanswered: Blok[] = []
  /** The page is being left: what it was based on then, which the next load may still show, and what was sent since. */
  let left: { base: Saved; sent: Blok[] } | undefined
  let stayTimer: ReturnType<typeof setTimeout> | undefined
  /** What made the content of the next save. */
  let madeBy: MadeBy | undefined
  /** After a conflict nothing is sent until someone decided. */
  let isConflict = false
  /** Why the last save was refused. */
  let refusal: Refusal | undefined
  let told: SaveState = { kind: 'saved' }
  /** The editor was closed: nothing is tried later, or it would change the draft behind the next one that opens. */
  let hasEnded = false

  const tell = (state: SaveState) => {
    told = state
    show(state)
  }
  const keepWork = (content: Blok, savedAt?: number) => {
    const sent = (left?.sent ?? unanswered).slice(-mostKept)
    keep({ base: left?.base ?? base, content, ...(sent.length > 0 && { sent }), savedAt })
  }
  /** All is saved. */
  const forget = () => (left ? keepWork(base.content, Date.now()) : keep(undefined))
  const stay = () => {
    clearTimeout(stayTimer)
    if (!left) return
    left = undefined
    if (current === base.content) keep(undefined)
    else keepWork(current)
  }
  const plan = (ms: number) => {
    clearTimeout(timer)
    if (hasEnded) return
    timer = setTimeout(() => void flush(), ms)
  }
  const isStopped = () => isConflict || (refusal && refusals[refusal].again === 'never')

  function refuse({ status, ended, loggedIn }: Refused, isSaved = false): void {
    refusal = refusalOf(status, ended)
    tell({ kind: 'refused', reason: refusal, ...(loggedIn && { loggedIn }), ...(isSaved && { isSaved }) })
  }

  async function once(): Promise<void> {
    const [sent, as] = [current, madeBy]
    madeBy = undefined
    tell({ kind: 'saving' })
    unanswered = [...unanswered.filter((own) => own !== sent), sent].slice(-mostTries)
    if (left) left.sent = [...left.sent.filter((own) => own !== sent), sent]
    keepWork(sent)
    const answer = await send(sent, base.version, as).catch(
      (): SaveAnswer => ({ ok: false, error: 'unavailable', status: 0 }),
    )
    if (!answer.ok) madeBy ??= as
    if (!answer.ok && answer.error === 'unavailable') {
      tell({ kind: answer.status === 0 ? 'offline' : 'unavailable' })
      plan(retryMs[Math.min(failures, retryMs.length - 1)] ?? 0)
      failures += 1
      return
    }
    failures = 0
    refusal = undefined
    if (answer.ok) {
      unanswered = []
      base = { content: sent, version: answer.version }
      if (current === sent) {
        forget()
        tell({ kind: 'saved' })
        return
      }
      keepWork(current)
      tell({ kind: 'unsaved' })
      plan(pauseMs)
      return
    }
    if (answer.error === 'conflict') {
      const { theirs } = answer
      // The other version is this editor's own: only the answer to its save was lost.
      if (unanswered.some((own) => isSame(own, theirs.content))) {
        base = { content: theirs.content, version: theirs.version }
        keepWork(current)
        tell({ kind: 'unsaved' })
        plan(0)
        return
      }
      isConflict = true
      tell({ kind: 'conflict', theirs: answer.theirs })
      return
    }
    refuse(answer)
    // What was typed meanwhile may be what the server takes.
    if (current !== sent && !isStopped()) plan(pauseAfterRefusal())
    else if (refusal && isAskedAgain(refusal)) plan(loginMs)
  }

  const pauseAfterRefusal = () => (refusal && refusals[refusal].again === 'return' ? patienceMs : pauseMs)

  /** Saves at once what is unsaved; resolves when the server answered. */
  async function flush(): Promise<void> {
    clearTimeout(timer)
    while (running) await running
    if (isStopped() || current === base.content) return
    running = once().finally(() => {
      running = undefined
    })
    await running
  }

  /**
   * Saves until nothing is unsaved, also while what somebody else has saved is joined. Resolves to whether all of it is
   * saved: not while there is no answer, after a refusal, and where what collides waits for a decision.
   */
  async function settle(): Promise<boolean> {
    for (let tries = 0; tries < mostTries; tries += 1) {
      await flush()
      if (!isConflict && current === base.content) return true
      if (!isConflict && told.kind !== 'unsaved' && told.kind !== 'saving') return false
      await new Promise((resolve) => setTimeout(resolve, joinMs))
    }
    return false
  }

  return {
    flush,
    settle,
    /** The editor is open. */
    begin(): void {
      hasEnded = false
      stay()
    },
    /** The page may be left now: what is saved from here on may not be in the page that comes next. */
    leave(): void {
      left ??= { base, sent: [...unanswered] }
      clearTimeout(stayTimer)
      stayTimer = setTimeout(stay, leavingMs)
    },
    /** What an earlier load has sent, and which may be saved by now: a draft with just that is no one else's. */
    own(sent: readonly Blok[]): void {
      unanswered = [...sent, ...unanswered].slice(-mostTries)
    },
    /** The editor closes: saves once more. What is not saved then is kept, and brought back by the next editor. */
    end(): void {
      hasEnded = true
      clearTimeout(stayTimer)
      left ??= { base, sent: [...unanswered] }
      void flush()
    },
    /** The content that the server has acknowledged, on which the current one is based. */
    base: () => base,
    isSaved: () => current === base.content,
    /** What was told last. */
    state: () => told,
    change(content: Blok): void {
      if (content === current) return
      current = content
      if (!running && isSame(content, base.content)) {
        current = base.content
        madeBy = undefined
        clearTimeout(timer)
        forget()
        if (!isStopped()) tell({ kind: 'saved' })
        return
      }
      keepWork(content)
      if (told.kind === 'refused' && told.isSaved) tell({ ...told, isSaved: undefined })
      if (isStopped()) return
      // What was refused stays said until the next try.
      if (!running && refusal === undefined) tell({ kind: 'unsaved' })
      plan(pauseAfterRefusal())
    },
    /** Goes on with merged content, on top of what the other person saved. */
    resolve(content: Blok, theirs: Saved): void {
      base = { content: theirs.content, version: theirs.version }
      current = content
      madeBy = 'merged'
      isConflict = false
      keepWork(content)
      tell({ kind: 'unsaved' })
      plan(0)
    },
    /** Says what makes the content that comes next; the history names it. */
    mark(next: MadeBy): void {
      madeBy = next
    },
    /** Tries what waits or was refused once more, for example after a new login. */
    retry(): void {
      refusal = undefined
      plan(0)
    },
    /** Another call of the page was answered: its person is logged in here again, perhaps after somebody else was. */
    meetLogin(): void {
      if (refusal === undefined || !isOfLogin(refusal) || running) return
      if (current !== base.content) plan(0)
      else {
        refusal = undefined
        tell({ kind: 'saved' })
      }
    },
    /** Another call of the page was refused because its person is not logged in here: so would a save be. */
    meetRefusal(refused: Refused): void {
      const reason = loginRefusalOf(refused)
      if (!reason || running || isConflict || hasEnded || isTold(told, reason, refused)) return
      refuse(refused, current === base.content)
    },
    /** The person is back at the page: what was refused for a reason that may be gone is tried again. */
    comeBack(): void {
      if (!isStopped() && current !== base.content && (refusal !== undefined || failures > 0)) plan(0)
    },
  }
}

export type Autosave = ReturnType<typeof createAutosave>
