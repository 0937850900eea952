const event = 'studio-go-to-form'

/** Called before the focus goes to the form, which may be folded. */
export function onGoToForm(show: () => void): () => void {
  document.addEventListener(event, show)
  return () => document.removeEventListener(event, show)
}

/** Gives the focus to the first field of the form. */
export function goToForm(): void {
  document.dispatchEvent(new Event(event))
  document
    .querySelector<HTMLElement>('#block-form :is(input, textarea, select, [contenteditable=true])')
    ?.focus()
}
