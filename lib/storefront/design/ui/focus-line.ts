/** Moves the focus to a line of a list, and shows it if it is out of view. Lines have `tabIndex={-1}` and a name. */
export function focusLine(line: HTMLElement): void {
  line.focus({ preventScroll: true })
  line.scrollIntoView({ block: 'nearest' })
}
