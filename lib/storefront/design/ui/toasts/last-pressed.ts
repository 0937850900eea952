let pressed: Element | undefined

if (typeof document !== 'undefined')
  document.addEventListener(
    'pointerdown',
    ({ target }) => {
      pressed =
        target instanceof Element ? (target.closest('a, button, label, summary') ?? target) : undefined
    },
    { capture: true, passive: true },
  )

/** The control that was pressed last. Some browsers do not focus a pressed button. */
export const lastPressed = (): Element | undefined => pressed
