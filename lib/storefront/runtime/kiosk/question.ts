import type { KioskWords } from '@/schemas/api/kiosk'

/** The dialog that asks whether somebody is still there. It is made without React, so that it shows on a page that failed. */
export function createQuestion({ title, text, stay, ending }: KioskWords) {
  const dialog = document.createElement('dialog')
  dialog.className = 'm-auto max-w-md rounded-card bg-card p-6 text-ink shadow-float'
  dialog.setAttribute('aria-labelledby', 'kiosk-title')
  const heading = document.createElement('h2')
  heading.id = 'kiosk-title'
  heading.className = 'font-display text-h2'
  heading.textContent = title
  const words = document.createElement('p')
  words.className = 'mt-3'
  words.setAttribute('aria-live', 'polite')
  words.textContent = text
  const button = document.createElement('button')
  button.type = 'button'
  button.autofocus = true
  button.className = 'mt-5 min-h-12 rounded-field bg-accent px-5 py-3 font-bold text-accent-ink'
  button.textContent = stay
  dialog.append(heading, words, button)
  document.body.append(dialog)

  const open = () => {
    if (!dialog.open) dialog.showModal()
  }
  return {
    ask: open,
    close: () => dialog.close(),
    /** From now on it stays over the page whose visitor is being forgotten. */
    stay(): void {
      words.textContent = ending
      button.hidden = true
      dialog.addEventListener('cancel', (event) => event.preventDefault())
      // Browsers close a dialog at the second Esc without asking.
      dialog.addEventListener('close', open)
      open()
    },
  }
}
