import { asyncScript, scriptPreload } from '@/lib/server/next'

const bodyEnd = '</body>'

/**
 * Runs in the browser. A frame is drawn before a timer that begins in it ends; in a tab in the background no frame is,
 * and loading the document is what there is to wait for. React and the chunk loader find scripts by `async` and `src`.
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

const opening = `<script>${loader}(`
const closing = ')</script>'

/**
 * The document with its scripts asked for once it is drawn. Everything on a page is there without them; on a slow line
 * they would take their share of it from the styles, typefaces and pictures that the first view waits for. What is no document, such as
 * the data of a navigation, stays as it is.
 */
export function withLateScripts(html: string): string {
  const end = /^<!doctype html>/i.test(html) ? html.lastIndexOf(bodyEnd) : -1
  if (end === -1) return html
  const scripts: [src: string, id?: string][] = []
  const markup = html.slice(0, end).replace(asyncScript, (_, src: string, id: string | undefined) => {
    scripts.push(id === undefined ? [src] : [src, id])
    return ''
  })
  if (scripts.length === 0) return html
  const rest = markup.replace(scriptPreload, '')
  return `${rest}${opening}${JSON.stringify(scripts)}${closing}${html.slice(end)}`
}

/** The addresses of the scripts that a document asks for once it is drawn. */
export function lateScriptsOf(html: string): string[] {
  const begin = html.lastIndexOf(opening)
  if (begin === -1) return []
  const list = html.slice(begin + opening.length, html.indexOf(closing, begin))
  return (JSON.parse(list) as [src: string][]).map(([src]) => src)
}
