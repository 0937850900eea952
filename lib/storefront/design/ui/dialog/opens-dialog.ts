/**
 * Attributes for a button that opens a dialog: `<Button {...opensDialog(id)}>`. The button needs no client code, and
 * with invoker commands it works before hydration.
 * https://html.spec.whatwg.org/multipage/form-elements.html#attr-button-commandfor
 */
export const opensDialog = (id: string) => ({
  command: 'show-modal',
  commandfor: id,
  'aria-haspopup': 'dialog' as const,
})
