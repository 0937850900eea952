import { fetchOnceMore } from '@/lib/platform/http'
import type { KioskWords } from '@/schemas/api/kiosk'
import { endVisit, forgetStored, homePath, localeQuery } from './end-visit'
import { createIdleClock } from './idle-clock'
import { createQuestion } from './question'
import { askMs, idleMs } from './times'
import { noteUse, openVisit, readVisit } from './visit'
import { guardWayBack } from './way-back'

/** Programs that read the screen press without a pointer. */
const inputs = ['pointerdown', 'pointermove', 'click', 'keydown', 'wheel', 'touchstart', 'input'] as const

/** The question in the words of the market; undefined where they cannot be had, which keeps no visit from ending. */
async function loadQuestion() {
  const answer = await fetchOnceMore(`/api/kiosk/${localeQuery()}`)
  return answer.ok ? createQuestion((await answer.json()) as KioskWords) : undefined
}

/** On the start page, untouched since the last visit was ended, there is nothing to forget. */
const isFresh = () => !readVisit().isUsed && window.location.pathname === homePath()

let isStarted = false

/** Begins anew for the next visitor of a kiosk, when the one before has gone. */
export async function startKiosk(): Promise<void> {
  if (isStarted) return
  isStarted = true
  if (!guardWayBack(openVisit(forgetStored).id)) return
  let question: Awaited<ReturnType<typeof loadQuestion>>
  let isEnding = false
  const clock = createIdleClock({
    ...{ idleMs, askMs },
    ask: () => {
      if (!isFresh()) question?.ask()
    },
    goOn: () => question?.close(),
    end: () => {
      if (isFresh()) return clock.restart()
      if (isEnding) return
      isEnding = true
      if (question) question.stay()
      else document.body.inert = true
      void endVisit()
    },
  })
  const use = () => {
    // The question stays over a page whose visitor is being forgotten.
    if (isEnding) return
    clock.used()
    if (!isEnding) noteUse()
  }
  for (const input of inputs) document.addEventListener(input, use, { capture: true, passive: true })
  window.addEventListener('pageshow', clock.look)
  document.addEventListener('visibilitychange', clock.look)
  question = await loadQuestion().catch(() => undefined)
}
