import { asyncScript, scriptPreload } from '@/lib/server/next'

const bodyEnd = '</body>'

/**
 * Runs in the browser. A timer started inside an animation frame fires after that frame is drawn; a background tab
 * draws no frames, so there the load event is awaited. React and the chunk loader find scripts by `async` and `src`.
 */
const loader = `(function(scripts) {
  function load() {
    for (var script; (script = scripts.shift()); ) {
      var element = document.createElement("script");
      element.src = script[0];
      if (script[1]) element.id = script[1];
      element.async = true;
      document.head.appendChild(element);
    }
  }
  requestAnimationFrame(function() { setTimeout(load) });
  addEventListener("load", load);
})`.replace(/\s*\n\s*/g, '')

/** Scripts without attributes, one after another. In texts and attributes the first character would be escaped. */
const inlineScripts = /(?:<script>[^<]*(?:<(?!\/script>)[^<]*)*<\/script>){2,}/g
const betweenScripts = '</script><script>'

const opening = `<script>${loader}(`
const closing = ')</script>'

/** Whether a text is a document, and not the data of a navigation. */
export const isDocument = (html: string): boolean => /^<!doctype html>/i.test(html)

/**
 * Loads the scripts of a document only once it is drawn, and joins those that stand in it. Pages are complete without them; on a slow line they would
 * compete with the styles, typefaces and pictures of the first view. Anything but a document, such as navigation data,
 * stays as it is.
 */
export function withLateScripts(html: string): string {
  const end = isDocument(html) ? html.lastIndexOf(bodyEnd) : -1
  if (end === -1) return html
  const scripts: [src: string, id?: string][] = []
  const markup = html.slice(0, end).replace(asyncScript, (_, src: string, id: string | undefined) => {
    scripts.push(id === undefined ? [src] : [src, id])
    return ''
  })
  if (scripts.length === 0) return html
  // One script instead of dozens: each needs its hash in the Content-Security-Policy.
  const rest = markup
    .replace(scriptPreload, '')
    .replace(inlineScripts, (run) => run.replaceAll(betweenScripts, ';'))
  return `${rest}${opening}${JSON.stringify(scripts)}${closing}${html.slice(end)}`
}

/** The addresses of the scripts that a document loads once it is drawn. */
export function lateScriptsOf(html: string): string[] {
  const begin = html.lastIndexOf(opening)
  if (begin === -1) return []
  const list = html.slice(begin + opening.length, html.indexOf(closing, begin))
  return (JSON.parse(list) as [src: string][]).map(([src]) => src)
}
