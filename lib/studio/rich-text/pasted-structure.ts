import { safeHref } from '@/lib/platform/security'
import { headRowsOf } from './head-row'

/** What the editor writes on what it copies, which stays as it is. */
const ofEditor = 'data-pm-slice'

/** The parameters in which these addresses carry the one that they lead on to, counting who follows. */
const redirects: readonly { host: RegExp; path: string; names: readonly string[] }[] = [
  { host: /^(?:www\.)?google\.[a-z.]{2,6}$/, path: '/url', names: ['q', 'url'] },
  { host: /\.safelinks\.protection\.outlook\.com$/, path: '/', names: ['url'] },
]

/** The address behind one that counts who follows it; every other address as it is. */
function behindRedirect(href: string): string {
  const address = URL.parse(href)
  const found = redirects.find(
    ({ host, path }) => host.test(address?.hostname ?? '') && address?.pathname === path,
  )
  const target = found?.names.map((name) => address?.searchParams.get(name)).find((value) => value)
  return target && /^https?:\/\//i.test(target) && safeHref(target) !== undefined ? target : href
}

function renamed(element: Element, name: string) {
  const other = element.ownerDocument.createElement(name)
  for (const { name: key, value } of element.attributes) other.setAttribute(key, value)
  other.append(...element.childNodes)
  element.replaceWith(other)
}

/** A page has its first heading already, and texts offer those below it: the others keep their order. */
function lowerHeadings(page: Document) {
  if (!page.querySelector('h1')) return
  for (const level of [5, 4, 3, 2, 1])
    for (const heading of page.querySelectorAll(`h${level}`)) renamed(heading, `h${level + 1}`)
}

function markHeaderRows(page: Document) {
  for (const table of page.querySelectorAll('table'))
    for (const row of headRowsOf(table))
      for (const cell of row.querySelectorAll(':scope > td')) renamed(cell, 'th')
}

/** A page from the clipboard with headings that texts offer, header rows of tables, and links to where they lead. */
export function withOwnStructure(html: string): string {
  if (html.includes(ofEditor) || !/<h1|<table|google\.|safelinks/i.test(html)) return html
  const page = new DOMParser().parseFromString(html, 'text/html')
  lowerHeadings(page)
  markHeaderRows(page)
  for (const link of page.querySelectorAll('a[href]'))
    link.setAttribute('href', behindRedirect(link.getAttribute('href') ?? ''))
  return page.body.innerHTML
}
