/**
 * Defines the function that `choiceCall` calls: it shows the variant that the address names in the parent of the script.
 * Once per document, since each of the three calls would repeat it.
 */
export const choiceScript = `function applyChoice(script) {
  var asked = new URLSearchParams(location.search).get('variant')
  if (!asked || !script.dataset.keys.split(' ').includes(asked)) return
  var root = script.parentElement
  var observer = new MutationObserver(function () {
    root.querySelectorAll('[data-variants]').forEach(function (panel) {
      panel.hidden = !panel.dataset.variants.split(' ').includes(asked)
    })
    root.querySelectorAll('input[type=radio]').forEach(function (input) { input.checked = input.value === asked })
    root.querySelectorAll('select[data-variant-list]').forEach(function (select) { select.value = asked })
    root.querySelectorAll('[data-variant-value]').forEach(function (input) { input.value = asked })
    root.querySelectorAll('[data-unchosen]').forEach(function (part) { part.removeAttribute('data-unchosen') })
    if (root.nextSibling || document.readyState !== 'loading') observer.disconnect()
  })
  observer.observe(root, { childList: true, subtree: true })
}`.replace(/\n\s+/g, '\n')

/**
 * Runs while the document is parsed, and again for each streamed part, since a browser may paint between any two of
 * them. Shows the variant that the address names before the first paint. Does nothing for an unknown variant.
 */
export const choiceCall = 'applyChoice(document.currentScript)'
