export type ToastType = 'success' | 'error' | 'warning' | 'info' | 'default'

/** What can be done about it, once: ‘undo’. */
export type ToastAction = { label: string; run: () => void }

export type Toast = {
  id: number
  type: ToastType
  text: string
  action?: ToastAction | undefined
}

/** Specification, section 9, timing. */
export const toastTimeout = 5000
export const mostToasts = 20

/** The newest comes last. When there are more than `mostToasts`, the oldest go. */
export const withToast = (toasts: readonly Toast[], toast: Toast): readonly Toast[] =>
  [...toasts, toast].slice(-mostToasts)

export const withoutToast = (toasts: readonly Toast[], id: number): readonly Toast[] =>
  toasts.filter((toast) => toast.id !== id)

/** The milliseconds that a toast still stands after it stood for a while. */
export const timeLeft = (left: number, since: number, now: number): number =>
  Math.max(0, left - Math.max(0, now - since))

/** What cannot wait interrupts a screen reader; everything else waits for its pause. */
export const toastRole = (type: ToastType): 'alert' | 'status' =>
  type === 'error' || type === 'warning' ? 'alert' : 'status'
