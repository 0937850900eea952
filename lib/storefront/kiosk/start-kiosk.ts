import { sendFields } from '@/lib/storefront/send-fields'
import { browserCookies } from '@/lib/storefront/visitor'
import type { KioskWords } from '@/schemas/api/kiosk'
import { createIdleWatch } from './idle-watch'

const idleMs = 120_000
const askMs = 20_000
const inputs = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart', 'input'] as const

const localeQuery = () => `?locale=${encodeURIComponent(document.documentElement.lang)}`

/** The dialog that asks whether somebody is still there. */
function createQuestion({ title, text, stay }: KioskWords): HTMLDialogElement {
  const dialog = document.createElement('dialog')
  dialog.className = 'm-auto max-w-md rounded-card bg-card p-6 text-ink shadow-float'
  dialog.setAttribute('aria-labelledby', 'kiosk-title')
  const heading = document.createElement('h2')
  heading.id = 'kiosk-title'
  heading.className = 'font-display text-h2'
  heading.textContent = title
  const words = document.createElement('p')
  words.className = 'mt-3'
  words.textContent = text
  const button = document.createElement('button')
  button.type = 'button'
  button.autofocus = true
  button.className = 'mt-5 min-h-12 rounded-field bg-accent px-5 py-3 font-bold text-accent-ink'
  button.textContent = stay
  dialog.append(heading, words, button)
  document.body.append(dialog)
  return dialog
}

const retryMs = 5_000

/** Ends the login and the basket of this browser, for as long as it takes: the next visitor must not get them. */
async function endSession(): Promise<void> {
  for (;;) {
    const answer = await sendFields(`/api/user/auth/logout/${localeQuery()}`, new URLSearchParams())
    if (answer.kind === 'answered' && answer.isOk) return
    await new Promise((resolve) => setTimeout(resolve, retryMs))
  }
}

/** Leaves nothing of the visitor: neither login nor basket, nor what the browser has stored. */
async function forgetVisitor(): Promise<void> {
  await endSession()
  for (const name of browserCookies.names()) browserCookies.forget(name)
  for (const store of [localStorage, sessionStorage]) store.clear()
}

/** On the start page, untouched since it was loaded, there is nothing to forget. */
const isFresh = (isUsed: boolean, home: string) => !isUsed && window.location.pathname === home

let isStarted = false

/** Begins anew for the next visitor of a kiosk, when the one before has gone. */
export async function startKiosk(): Promise<void> {
  if (isStarted) return
  isStarted = true
  const answer = await fetch(`/api/kiosk/${localeQuery()}`)
  if (!answer.ok) return
  const question = createQuestion(await answer.json())
  const home = `/${window.location.pathname.split('/')[1] ?? ''}/`
  let isUsed = false
  let isEnding = false
  const watch = createIdleWatch({
    ...{ idleMs, askMs },
    ask: () => {
      if (!isFresh(isUsed, home)) question.showModal()
    },
    goOn: () => question.close(),
    end: () => {
      if (isFresh(isUsed, home)) return watch.used()
      isEnding = true
      void forgetVisitor().then(() => window.location.replace(home))
    },
  })
  for (const input of inputs)
    document.addEventListener(
      input,
      () => {
        // The question stays over a page whose visitor is being forgotten.
        if (isEnding) return
        isUsed = true
        watch.used()
      },
      { capture: true, passive: true },
    )
}
