export type ToastType = 'success' | 'error' | 'warning' | 'info' | 'default'

/** A one-time action in a toast: ‘undo’. */
export type ToastAction = { label: string; run: () => void }

export type Toast = {
  id: number
  type: ToastType
  text: string
  action?: ToastAction | undefined
}

/** Milliseconds. */
export const toastTimeout = 5000
/** What can be undone stays longer: it has to be read, understood and reached. */
const actionTimeout = 15_000
export const mostToasts = 20

/** How long a toast stays, in milliseconds, unless it is held. */
export const timeoutOf = ({ action }: Pick<Toast, 'action'>): number =>
  action ? actionTimeout : toastTimeout

/** Whether a toast says again what another says. What each of them undoes is something else. */
const isSame = (one: Toast, other: Toast): boolean =>
  one.type === other.type && one.text === other.text && !one.action && !other.action

/**
 * Appends a toast. One that says the same goes, so that what happened twice is announced and timed anew and stands once.
 * Above `mostToasts`, the oldest are removed.
 */
export const withToast = (toasts: readonly Toast[], toast: Toast): readonly Toast[] =>
  [...toasts.filter((other) => !isSame(other, toast)), toast].slice(-mostToasts)

export const withoutToast = (toasts: readonly Toast[], id: number): readonly Toast[] =>
  toasts.filter((toast) => toast.id !== id)

/** What is left once the page turns to something else: what went wrong, and what can still be undone. */
export const pressing = (toasts: readonly Toast[]): readonly Toast[] =>
  toasts.filter(({ type, action }) => type === 'error' || type === 'warning' || action !== undefined)

/** The remaining milliseconds of a toast. */
export const timeLeft = (left: number, since: number, now: number): number =>
  Math.max(0, left - Math.max(0, now - since))

/** Errors and warnings interrupt a screen reader; other messages wait for a pause. */
export const toastRole = (type: ToastType): 'alert' | 'status' =>
  type === 'error' || type === 'warning' ? 'alert' : 'status'
