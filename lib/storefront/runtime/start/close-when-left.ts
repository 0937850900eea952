/** Closes a panel of the menu once the focus has left it and its button: it would lie over what has the focus then. */
export function closeWhenLeft(): () => void {
  const follow = ({ target }: FocusEvent) => {
    const panel = document.querySelector<HTMLElement>('.mega-menu:popover-open')
    if (!panel || !(target instanceof Node) || panel.contains(target)) return
    if (!document.querySelector(`[popovertarget="${panel.id}"]`)?.contains(target)) panel.hidePopover()
  }
  document.addEventListener('focusin', follow)
  return () => document.removeEventListener('focusin', follow)
}
