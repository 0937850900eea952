type Control = Pick<HTMLElement, 'toggleAttribute' | 'setAttribute' | 'removeAttribute'> & {
  type: string
  value: string
  defaultValue: string
  checked?: boolean
  defaultChecked?: boolean
}

const marked = new Set(['INPUT', 'SELECT', 'TEXTAREA'])

/** The controls of a form that somebody fills in. */
const controlsOf = (form: { elements: ArrayLike<unknown> }): Control[] =>
  Array.from(form.elements).filter(
    (element): element is Control =>
      marked.has((element as Element).tagName) && (element as Control).type !== 'hidden',
  )

const isChanged = ({ type, value, defaultValue, checked, defaultChecked }: Control) =>
  type === 'checkbox' || type === 'radio' ? checked !== defaultChecked : value !== (defaultValue ?? value)

/** Marks the controls of a form that differ from what the page was sent with. */
export function markDirty(form: { elements: ArrayLike<unknown> }): void {
  for (const control of controlsOf(form)) control.toggleAttribute('data-dirty', isChanged(control))
}

/** Says of the controls of a form, or no longer, that the shop is checking them. */
export function markPending(form: { elements: ArrayLike<unknown> }, isPending: boolean): void {
  for (const control of controlsOf(form))
    if (isPending) control.setAttribute('aria-busy', 'true')
    else control.removeAttribute('aria-busy')
}
