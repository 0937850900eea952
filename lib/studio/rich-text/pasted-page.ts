import { safeHref } from '@/lib/platform/security'
import { isRelative } from './pasted-address'
import { type ReviewMarks, takeReviewMarks } from './review-marks'

/** Signs of Word in front of items of a list, which may be pictures. */
const inSign = '[style*="mso-list:Ignore" i], [style*="mso-list: Ignore" i]'

/**
 * What a paste could not bring along: pictures, links to places that are not here, as footnotes of Word have and pages whose
 * addresses were relative, links to what no shopper can open, such as a file of the person, and what reviewers left.
 */
export type LeftOutOf = ReviewMarks & {
  pictures: number
  links: number
  relative: number
  files: number
}

/** Whether there is a place of this name that a link can lead to. */
type HasPlace = (name: string) => boolean

const read = (html: string) => new DOMParser().parseFromString(html, 'text/html')

/** Pictures that lie on the disk of the person or with another shop. Those that were copied in the Studio come along. */
const picturesIn = (page: Document) => [...page.querySelectorAll('img:not([data-thing])')]

/** The comment in which Word writes what its own drawing language (VML) shows, for other programs to leave out. */
const condition = /^\[if[^\]]*\]>/i

/** What such a comment shows; undefined for any other. */
function vmlOf({ data }: Comment): string | undefined {
  const [head] = condition.exec(data) ?? []
  return head !== undefined && /vml/i.test(head) ? data.slice(head.length) : undefined
}

function commentsIn(node: Node): Comment[] {
  if (node.nodeType === 8) return [node as Comment]
  return [...node.childNodes].flatMap(commentsIn)
}

const shapeOf = (element: Element): string => {
  let around: Element | null = element
  while (around && around.tagName.toUpperCase() !== 'V:SHAPE') around = around.parentElement
  return around?.id ?? ''
}

const vmlIn = (page: Document) => [...page.getElementsByTagName('v:imagedata')]

/** How many pictures Word has pasted in its drawing language alone: most stand beside as `img`, which names their shapes. */
function vmlPictures(page: Document): number {
  const beside = new Set(
    [...page.querySelectorAll('img')].flatMap((image) => (image.getAttribute('v:shapes') ?? '').split(/\s+/)),
  )
  const written = commentsIn(page.body).filter(({ parentElement }) => !parentElement?.closest(inSign))
  const inComments = written.flatMap((comment) => vmlIn(read(vmlOf(comment) ?? '')))
  const inPage = vmlIn(page).filter((element) => !element.closest(inSign))
  return [...inPage, ...inComments].filter((element) => !beside.has(shapeOf(element))).length
}

function nameOf(link: Element): string {
  const name = (link.getAttribute('href') ?? '').trim().slice(1)
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}

const linksIn = (page: Document) =>
  [...page.querySelectorAll('a[href]:not([data-mark])')].map((link) => ({
    link,
    href: (link.getAttribute('href') ?? '').trim(),
  }))

const deadLinksIn = (page: Document, hasPlace: HasPlace) =>
  linksIn(page)
    .filter(({ link, href }) => href.startsWith('#') && !hasPlace(nameOf(link)))
    .map(({ link }) => link)

const relativeLinksIn = (page: Document) =>
  linksIn(page)
    .filter(({ href }) => isRelative(href))
    .map(({ link }) => link)

const unsafeLinksIn = (page: Document) =>
  linksIn(page)
    .filter(({ href }) => href !== '' && safeHref(href) === undefined)
    .map(({ link }) => link)

export function leftOutOf(html: string, hasPlace: HasPlace): LeftOutOf {
  if (!/<img|<a\s|v:imagedata|<del\b|mso-/i.test(html))
    return { pictures: 0, links: 0, relative: 0, files: 0, comments: 0, deletions: 0 }
  const page = read(html)
  const marks = takeReviewMarks(page, html)
  // Dots that count readers are no pictures.
  const isPicture = (image: Element) => !(image.getAttribute('width') === '1' || image.closest(inSign))
  return {
    pictures: picturesIn(page).filter(isPicture).length + vmlPictures(page),
    links: deadLinksIn(page, hasPlace).length,
    relative: relativeLinksIn(page).length,
    files: unsafeLinksIn(page).length,
    ...marks,
  }
}

const isEmpty = (element: Element) =>
  (element.textContent ?? '').trim() === '' && !element.querySelector('img, br, hr, table, [data-thing]')

/** Takes it away with all around it that held nothing else. */
function removeWhole(element: Element) {
  const around = element.parentElement
  element.remove()
  if (
    around?.matches('p, div, span, a, figure, h1, h2, h3, h4, h5, h6, b, i, u, em, strong') &&
    isEmpty(around)
  )
    removeWhole(around)
}

/** A page from the clipboard without what cannot come along; other HTML stays as it is. */
export function withoutLeftOut(html: string, hasPlace: HasPlace): string {
  if (!/<img|<a\s|<del\b|mso-/i.test(html)) return html
  const page = read(html)
  const whole = page.body.innerHTML
  takeReviewMarks(page, html)
  const images = picturesIn(page).filter((image) => !image.closest(inSign))
  const links = [...deadLinksIn(page, hasPlace), ...relativeLinksIn(page), ...unsafeLinksIn(page)]
  // Signs of comments go, too, where none is counted as words.
  if (images.length + links.length === 0 && page.body.innerHTML === whole) return html
  for (const link of links) link.replaceWith(...link.childNodes)
  for (const image of images) removeWhole(image)
  return page.body.innerHTML
}

/** The names of all places in a content: anchors in texts, and entries of blocks that open by name. */
export function placesIn(value: unknown, found = new Set<string>()): ReadonlySet<string> {
  if (Array.isArray(value)) for (const each of value) placesIn(each, found)
  else if (typeof value === 'object' && value !== null) {
    const { type, attrs, component, anchor } = value as Record<string, unknown>
    const id = type === 'anchor' ? (attrs as { id?: unknown } | null | undefined)?.id : component && anchor
    if (typeof id === 'string' && id !== '') found.add(id.replace(/^#/, ''))
    for (const each of Object.values(value)) placesIn(each, found)
  }
  return found
}
