/**
 * Keeps a tap on a button with `data-keeps-tap` that comes before its code: the button is marked, shows that it works, and
 * does what it was asked for as soon as it is alive. React marks the elements that it knows.
 */
export const earlyTapScript = `addEventListener('click', function (event) {
  var button = event.target instanceof Element && event.target.closest('[data-keeps-tap]')
  if (!button || Object.keys(button).some(function (key) { return key.startsWith('__react') })) return
  event.preventDefault()
  event.stopImmediatePropagation()
  button.dataset.tapped = ''
  button.setAttribute('aria-busy', 'true')
}, true)`
