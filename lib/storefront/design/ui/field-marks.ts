import type { WordedRule } from './field'

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

type Ruled = { name?: string; value?: string; validity?: Partial<ValidityState>; dataset?: DOMStringMap }

/** What is wrong with a control by the rules that the page gave it, in words. */
function faultIn({ value = '', validity, dataset }: Ruled): string | undefined {
  const rules: WordedRule[] = JSON.parse(dataset?.rules ?? '[]')
  const isOutside = validity?.badInput || validity?.rangeOverflow
  return (rules.find(([, source, flags = 'u']) => !new RegExp(source, flags).test(value)) ??
    (isOutside ? rules[0] : undefined))?.[0]
}

/** The name of a control that has just become what its attributes and rules allow, whose error is outdated; else empty. */
export const mendedName = (control: Ruled): string =>
  (control.validity?.valid && faultIn(control) === undefined && control.name) || ''

/** Whether the focus went on to another field for typing. A message that appears moves what is below it from a click. */
const typesOn = (next: EventTarget | null) =>
  next instanceof HTMLElement &&
  next.matches('textarea, input:not([type=checkbox], [type=radio], [type=file])')

const touched = new WeakSet<EventTarget>()

/** Remembers that somebody has typed into a control: only then it is checked when it is left. */
export const touch = (control: EventTarget): void => void touched.add(control)

/** What a control says of itself that was just left; undefined for one that has nothing to say. */
export const leftFault = (control: EventTarget, next: EventTarget | null): string | undefined =>
  touched.has(control) && typesOn(next) ? faultIn(control as HTMLInputElement) : undefined

const errorEnd = '-error'

const describedBy = (owner: Element) => (owner.getAttribute('aria-describedby') ?? '').split(' ')

/** The id of an error, which is that of its field with an ending: a group may have none of its own. */
const errorIdOf = (owner: Element) => describedBy(owner).find((id) => id.endsWith(errorEnd))

/** Takes the error from a field that was mended, and its line from the summary. The next sending judges anew. */
export function unmarkMended(form: HTMLFormElement, target: Ruled): void {
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

/** Says at a field what is wrong with it, where the page has a place for that. */
export function markFault(control: Element, words: string): void {
  const line = document.getElementById(`${control.id}${errorEnd}`)
  const text = line?.querySelector('span')
  if (!line || !text) return
  text.textContent = words
  line.hidden = false
  control.setAttribute('aria-invalid', 'true')
  const others = describedBy(control).filter((id) => id !== '' && id !== line.id)
  control.setAttribute('aria-describedby', [line.id, ...others].join(' '))
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
