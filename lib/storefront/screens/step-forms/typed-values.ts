import { withStorage } from '@/lib/storefront/runtime/browser'

/** What the browser's controls have of an input, a select and a textarea. */
export type Control = {
  name: string
  type: string
  value: string
  defaultValue?: string
  checked?: boolean
  defaultChecked?: boolean
  options?: ArrayLike<{ selected: boolean; defaultSelected: boolean }>
}

/** What a visitor has typed or chosen, by the controls' names; of several boxes and radio buttons also by their values. */
export type Typed = Readonly<Record<string, string | boolean>>

const isChecked = ({ type }: Control) => type === 'checkbox' || type === 'radio'

const keyOf = (control: Control) => (isChecked(control) ? `${control.name}=${control.value}` : control.name)

const isKept = ({ name, type }: Control) =>
  name !== '' && !['hidden', 'password', 'file', 'submit', 'button'].includes(type)

export const readTyped = (controls: readonly Control[]): Typed =>
  Object.fromEntries(
    controls
      .filter(isKept)
      .map((control) => [keyOf(control), isChecked(control) ? control.checked === true : control.value]),
  )

/** Whether a control still says what the document says: neither the visitor nor the browser has changed it. */
function isUntouched(control: Control): boolean {
  if (isChecked(control)) return control.checked === control.defaultChecked
  if (!control.options) return control.value === control.defaultValue
  const options = Array.from(control.options)
  return options.every(
    ({ selected, defaultSelected }, index) =>
      selected === (defaultSelected || (index === 0 && options.every((one) => !one.defaultSelected))),
  )
}

/**
 * Puts back what was typed before, unless something is typed already: browsers restore forms by themselves, and a
 * visitor may have begun before the script was there.
 */
export function restoreTyped(controls: readonly Control[], typed: Typed): void {
  const kept = controls.filter(isKept)
  if (!kept.every(isUntouched)) return
  for (const control of kept) {
    const value = typed[keyOf(control)]
    if (typeof value === 'boolean') control.checked = value
    else if (value !== undefined) control.value = value
  }
}

const prefix = 'shop:checkout:'

/** Of the browser: unset where it keeps nothing. */
type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

/** Runs with the store of this tab; does nothing in a browser that refuses it. */
export const withTypedStore = <Result>(use: (store: Store) => Result): Result | undefined =>
  withStorage('sessionStorage', use)

export const keepTyped = (store: Store, step: string, typed: Typed): void =>
  store.setItem(prefix + step, JSON.stringify(typed))

export function findTyped(store: Store, step: string): Typed | undefined {
  try {
    const typed: unknown = JSON.parse(store.getItem(prefix + step) ?? 'null')
    return typeof typed === 'object' && typed !== null ? (typed as Typed) : undefined
  } catch {
    return undefined
  }
}

export const forgetTyped = (store: Store, step: string): void => store.removeItem(prefix + step)

/** Of every step: the order is placed. */
export function forgetAllTyped(store: Store): void {
  const keys = Array.from({ length: store.length }, (_, index) => store.key(index))
  for (const key of keys) if (key?.startsWith(prefix)) store.removeItem(key)
}
