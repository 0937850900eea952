/** How long the mouse rests on an entry before its panel opens, and is away before it closes, in milliseconds. */
const restMs = 150
const awayMs = 300
/** A press this soon after the panel opened by itself was meant to open it. */
const meantMs = 600

type Shown = { button: HTMLButtonElement; panel: HTMLElement; since: number; isPinned: boolean }

/**
 * Panels of `[data-opens-on-hover]` open also while a mouse rests on their buttons, and close when it has left both. A
 * press keeps such a panel open; touch, pen and keyboard open them by the button alone. `first` is the mouse's first event
 * over them.
 */
export function openOnHover(first: PointerEvent): void {
  let shown: Shown | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const later = (ms: number, act: () => void) => {
    clearTimeout(timer)
    timer = setTimeout(act, ms)
  }

  const open = (button: HTMLButtonElement, panel: HTMLElement) => {
    if (!button.isConnected || panel.matches(':popover-open')) return
    panel.showPopover({ source: button })
    shown = { button, panel, since: performance.now(), isPinned: false }
  }
  const close = ({ panel }: Shown) => {
    if (!panel.contains(document.activeElement)) panel.hidePopover()
    shown = undefined
  }

  const over = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse' || !(event.target instanceof Element)) return
    const button = event.target.closest<HTMLButtonElement>('[data-opens-on-hover] button[popovertarget]')
    const panel = button?.popoverTargetElement
    if (button && panel instanceof HTMLElement) {
      later(restMs, () => open(button, panel))
      return
    }
    clearTimeout(timer)
    const left = shown
    if (left && !left.isPinned && !left.panel.contains(event.target)) later(awayMs, () => close(left))
  }
  const press = (event: MouseEvent) => {
    if (!shown?.panel.matches(':popover-open')) return
    if (!(event.target instanceof Node) || !shown.button.contains(event.target)) return
    if (!shown.isPinned && performance.now() - shown.since < meantMs) event.preventDefault()
    shown.isPinned = true
  }

  document.addEventListener('pointerover', over)
  document.addEventListener('click', press, true)
  over(first)
}
