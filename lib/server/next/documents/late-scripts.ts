import { asyncScript, documentTail, scriptPreload } from '@/lib/server/next/internals'

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

const loading = `${loader}(`
const opening = `<script>${loading}`
const closing = ')</script>'

/** Whether a text is a document, and not the data of a navigation. */
export const isDocument = (html: string): boolean => /^<!doctype html>/i.test(html)

type LateDocument = {
  html: string
  /** The scripts at its end, which Next.js and this file wrote. */
  inline: readonly string[]
}

/**
 * Loads the scripts of a document only once it is drawn, and joins those that Next.js wrote behind its markup. Pages are
 * complete without them; on a slow line they would compete with the styles, typefaces and pictures of the first view.
 * Anything but a document of Next.js, such as navigation data, stays as it is.
 */
export function withLateScripts(html: string): LateDocument {
  const tail = isDocument(html) ? documentTail(html) : undefined
  if (!tail) return { html, inline: [] }
  const scripts: [src: string, id?: string][] = []
  const markup = (tail.markup + tail.first)
    .replace(asyncScript, (_, src: string, id: string | undefined) => {
      scripts.push(id === undefined ? [src] : [src, id])
      return ''
    })
    .replace(scriptPreload, '')
  // One script instead of dozens: each needs its hash in the Content-Security-Policy.
  const inline = [tail.scripts.join(';'), `${loading}${JSON.stringify(scripts)})`]
  const written = inline.map((text) => `<script>${text}</script>`).join('')
  return { html: markup + written + tail.end, inline }
}

/** A document whose scripts load as Next.js wrote it. */
export const withOwnScripts = (html: string): LateDocument => ({
  html,
  inline: (isDocument(html) ? documentTail(html)?.scripts : undefined) ?? [],
})

/** The addresses of the scripts that a document loads once it is drawn. */
export function lateScriptsOf(html: string): string[] {
  const begin = html.lastIndexOf(opening)
  if (begin === -1) return []
  const list = html.slice(begin + opening.length, html.indexOf(closing, begin))
  return (JSON.parse(list) as [src: string][]).map(([src]) => src)
}
