/** Runs while the document is read, so that the variant of the address is what is seen first. No variant: nothing. */
const script = `(function (root) {
  var asked = new URLSearchParams(location.search).get('variant')
  if (!asked || !root) return
  var panels = Array.from(root.querySelectorAll('[data-variants]'))
  var names = function (panel) { return panel.dataset.variants.split(' ').includes(asked) }
  if (!panels.some(names)) return
  panels.forEach(function (panel) { panel.hidden = !names(panel) })
  root.querySelectorAll('input[type=radio]').forEach(function (input) { input.checked = input.value === asked })
  root.querySelectorAll('select').forEach(function (select) { select.value = asked })
})(document.currentScript.parentElement)`

/**
 * Shows the variant that the address names, in the element that it stands at the end of. When a link is followed inside
 * the page no script of a document runs, and none is needed: there the choice is read before anything is painted.
 */
export function ApplyChoice() {
  return (
    <script
      type={typeof window === 'undefined' ? 'text/javascript' : 'text/plain'}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: it is the constant above
      dangerouslySetInnerHTML={{ __html: script }}
    />
  )
}
