/** What Next.js writes around the markup of a page, made fit for visitors. */
export { dropFrameworkHeaders, withoutFrameworkHeaders } from './framework-headers'
export { isDocument, lateScriptsOf, withLateScripts, withOwnScripts } from './late-scripts'
export { usefulPreloads, withoutTypefaceHints } from './typeface-preloads'
