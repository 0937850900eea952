type Control = Pick<HTMLElement, 'toggleAttribute' | 'setAttribute' | 'removeAttribute'> & {
  type: string
  value: string
  /** Unset: a list of options, of which each has its own. */
  defaultValue?: string
  checked?: boolean
  defaultChecked?: boolean
  options?: ArrayLike<Pick<HTMLOptionElement, 'selected' | 'defaultSelected' | 'disabled'>>
}

const marked = new Set(['INPUT', 'SELECT', 'TEXTAREA'])

/** The controls of a form that somebody fills in. */
const controlsOf = (form: { elements: ArrayLike<unknown> }): Control[] =>
  Array.from(form.elements).filter(
    (element): element is Control =>
      marked.has((element as Element).tagName) && (element as Control).type !== 'hidden',
  )

/** A browser selects the first option that can be chosen where the page selected none. */
function isChoiceChanged(options: NonNullable<Control['options']>, isOne: boolean): boolean {
  const all = Array.from(options)
  const isGiven = all.some(({ defaultSelected }) => defaultSelected)
  const first = isOne && !isGiven ? all.find(({ disabled }) => !disabled) : undefined
  return all.some((option) => option.selected !== (option.defaultSelected || option === first))
}

const isChanged = ({ type, value, defaultValue, checked, defaultChecked, options }: Control) => {
  if (options) return isChoiceChanged(options, type === 'select-one')
  return type === 'checkbox' || type === 'radio' ? checked !== defaultChecked : value !== defaultValue
}

/** Marks the controls of a form that differ from what the page was sent with. */
export function markDirty(form: { elements: ArrayLike<unknown> }): void {
  for (const control of controlsOf(form)) control.toggleAttribute('data-dirty', isChanged(control))
}

type Mended = { name?: string; validity?: Pick<ValidityState, 'valid'> }

/** The name of a control that has just become what its attributes allow, whose error is outdated; else empty. */
export const mendedName = ({ name, validity }: Mended): string => (validity?.valid && name) || ''

const errorEnd = '-error'

const describedBy = (owner: Element) => (owner.getAttribute('aria-describedby') ?? '').split(' ')

/** The id of an error, which is that of its field with an ending: a group may have none of its own. */
const errorIdOf = (owner: Element) => describedBy(owner).find((id) => id.endsWith(errorEnd))

/** Takes the error from a field that was mended, and its line from the summary. The next sending judges anew. */
export function unmarkMended(form: HTMLFormElement, target: Mended): void {
  const name = mendedName(target)
  for (const control of name === '' ? [] : form.querySelectorAll('[aria-invalid]')) {
    if (control.getAttribute('name') !== name) continue
    control.removeAttribute('aria-invalid')
    const group = control.matches('[type=radio]') ? control.closest('fieldset') : null
    const owner = group && errorIdOf(group) ? group : control
    const errorId = errorIdOf(owner)
    if (errorId === undefined) continue
    document.getElementById(errorId)?.toggleAttribute('hidden', true)
    owner.setAttribute(
      'aria-describedby',
      describedBy(owner)
        .filter((id) => id !== errorId)
        .join(' '),
    )
    const line = summaryLine(errorId.slice(0, -errorEnd.length))
    line?.toggleAttribute('hidden', true)
    const summary = line?.closest('[role=alert]')
    if (!summary?.querySelector('li:not([hidden])')) summary?.toggleAttribute('hidden', true)
  }
}

/** The line of a summary that leads to a field. */
const summaryLine = (id: string) =>
  document.querySelector(`[role=alert] a[href="#${id}"]`)?.closest('li') ?? undefined

/**
 * Takes from the summary what is not asked for any more, as the street at a pick-up station, and brings it back with its
 * field: a link to what is not shown leads nowhere.
 */
export function markAsked(form: Pick<HTMLFormElement, 'querySelectorAll'>): void {
  for (const control of form.querySelectorAll<HTMLElement>('[id][aria-invalid]')) {
    const line = summaryLine(control.id)
    line?.toggleAttribute('hidden', !control.checkVisibility())
    const summary = line?.closest('[role=alert]')
    summary?.toggleAttribute('hidden', !summary.querySelector('li:not([hidden])'))
  }
}

/** Says of the controls of a form, or no longer, that the shop is checking them. */
export function markPending(form: { elements: ArrayLike<unknown> }, isPending: boolean): void {
  for (const control of controlsOf(form))
    if (isPending) control.setAttribute('aria-busy', 'true')
    else control.removeAttribute('aria-busy')
}
