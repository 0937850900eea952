/**
 * Attributes for a button that opens a dialog: `<Button {...opensDialog(id)}>`. It needs no client code of its own, and
 * where the browser knows invoker commands it works before the page's scripts do.
 * https://html.spec.whatwg.org/multipage/form-elements.html#attr-button-commandfor
 */
export const opensDialog = (id: string) => ({
  command: 'show-modal',
  commandfor: id,
  'aria-haspopup': 'dialog' as const,
})
