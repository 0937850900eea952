/**
 * Runs while the document is read, and again with every part of it that comes: a browser may draw between any two of
 * them, and the variant of the address is what is seen first. No such variant: nothing.
 */
const script = `(function (script) {
  var asked = new URLSearchParams(location.search).get('variant')
  if (!asked || !script.dataset.keys.split(' ').includes(asked)) return
  var root = script.parentElement
  var observer = new MutationObserver(function () {
    root.querySelectorAll('[data-variants]').forEach(function (panel) {
      panel.hidden = !panel.dataset.variants.split(' ').includes(asked)
    })
    root.querySelectorAll('input[type=radio]').forEach(function (input) { input.checked = input.value === asked })
    root.querySelectorAll('select[data-variant-list]').forEach(function (select) { select.value = asked })
    if (root.nextSibling || document.readyState !== 'loading') observer.disconnect()
  })
  observer.observe(root, { childList: true, subtree: true })
})(document.currentScript)`

/**
 * Shows the variant that the address names, one of these keys, in the element that it stands at the beginning of. When
 * a link is followed inside the page no script of a document runs, and none is needed: there the choice is read before
 * anything is painted.
 */
export function ApplyChoice({ keys }: { keys: readonly string[] }) {
  return (
    <script
      type={typeof window === 'undefined' ? 'text/javascript' : 'text/plain'}
      data-keys={keys.join(' ')}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: it is the constant above
      dangerouslySetInnerHTML={{ __html: script }}
    />
  )
}
