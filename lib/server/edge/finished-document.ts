import { type EdgeMachine, edgeMachines } from '@/lib/platform/config'
import { logWarning } from '@/lib/platform/log'
import { withLateScripts, withOwnScripts } from '@/lib/server/next/documents'
import { leanDocument } from '@/lib/server/next/lean'
import { inlineScripts } from '@/lib/storefront/runtime/inline-scripts'
import { scriptSource } from './content-security'

type FinishedDocument = {
  html: string
  /** The sources of its scripts, for its Content-Security-Policy. */
  scripts: readonly string[]
}

const inlineEnd = '</script>'

/** A script with an address needs no hash, and one of another type is data, which a browser does not run. */
function isRun(attributes: string): boolean {
  const [, type = ''] = /\stype\s*=\s*["']?([^"'\s>]*)/i.exec(attributes) ?? []
  return (
    !/\ssrc\s*=/i.test(attributes) && /^(?:module|(?:text|application)\/(?:java|ecma)script)?$/i.test(type)
  )
}

/** How many inline scripts a browser would run that are not known. */
function countOfOthers(html: string, known: ReadonlySet<string>): number {
  const [, ...begun] = html.split(/<script(?=[\s/>])/i)
  return begun.filter((piece) => {
    const open = piece.indexOf('>')
    const text = piece.slice(open + 1).split(inlineEnd, 1)[0] ?? ''
    return isRun(piece.slice(0, open)) && !known.has(text)
  }).length
}

/**
 * A document of Next.js as it goes out, with the scripts that it may run: those that Next.js wrote behind its markup, and
 * the shop's own, whose texts are known. Whatever else stands in it may have been put there, so it gets no hash; the log
 * says so.
 */
export function finishedDocument(
  document: string,
  machines: readonly EdgeMachine[] = edgeMachines,
): FinishedDocument {
  const lean = machines.includes('lean-documents') ? leanDocument(document) : document
  const { html, inline } = machines.includes('late-scripts') ? withLateScripts(lean) : withOwnScripts(lean)
  const own = inlineScripts.filter((text) => html.includes(`>${text}${inlineEnd}`))
  const known = new Set([...own, ...inline])
  const others = countOfOthers(html, known)
  if (others > 0)
    logWarning(
      `A page has ${others} inline script(s) that neither the build nor the shop wrote; browsers do not run them`,
    )
  return { html, scripts: [...known].map(scriptSource) }
}
