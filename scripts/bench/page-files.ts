import { lateScriptsOf } from '@/lib/server/edge'

type PageFiles = { scripts: string[]; styles: string[] }

/** The attributes of a start tag, names in lower case; one without a value is empty. */
function attributesOf(tag: string): Map<string, string> {
  const found = tag.matchAll(/\s([^\s=>"'/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>"']+)))?/g)
  return new Map(
    [...found].map(([, name = '', double, single, bare]) => [
      name.toLowerCase(),
      (double ?? single ?? bare ?? '').replaceAll('&amp;', '&'),
    ]),
  )
}

const tags = (html: string, name: string) =>
  [...html.matchAll(new RegExp(`<${name}(?=[\\s>])(?:"[^"]*"|'[^']*'|[^"'>])*>`, 'gi'))].map(([tag]) =>
    attributesOf(tag),
  )

const unique = (addresses: (string | undefined)[]) => [
  ...new Set(addresses.filter((address): address is string => Boolean(address))),
]

/** Inline scripts may contain the text of a tag. */
const withoutInlineScripts = (html: string) =>
  html.replace(/(<script\b[^>]*>)[\s\S]*?(<\/script\s*>)/gi, '$1$2')

/** The scripts and style sheets that a modern browser loads for a document: not those marked `nomodule`. */
export function pageFiles(html: string): PageFiles {
  const markup = withoutInlineScripts(html)
  const scripts = tags(markup, 'script').filter((script) => !script.has('nomodule'))
  const styles = tags(markup, 'link').filter((link) => /\bstylesheet\b/i.test(link.get('rel') ?? ''))
  return {
    scripts: unique([...scripts.map((script) => script.get('src')), ...lateScriptsOf(html)]),
    styles: unique(styles.map((link) => link.get('href'))),
  }
}
