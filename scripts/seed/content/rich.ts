import { storyUuid } from '@/lib/content/embedded'
import { telAddress } from '@/schemas/telephone'

/** A node of a rich-text document as the content service stores it. */
export type RichNode = {
  type: string
  text?: string
  attrs?: Record<string, unknown>
  marks?: { type: string; attrs?: Record<string, unknown> }[]
  content?: RichNode[]
}

type Mark = NonNullable<RichNode['marks']>[number]

const textNode = (text: string, ...marks: Mark[]): RichNode => ({
  type: 'text',
  text,
  ...(marks.length > 0 && { marks }),
})

/** The mark of a link: an e-mail address, a telephone number, an external address, or a story in the market's folder. */
function linkMark(target: string, folder: string): Mark {
  if (target === '{serviceEmail}' || target.includes('@'))
    return { type: 'link', attrs: { linktype: 'email', href: target } }
  if (target === '{hotline}') return { type: 'link', attrs: { linktype: 'url', href: 'tel:{hotlineDigits}' } }
  if (/^\+?\d[\d /-]+$/.test(target))
    return { type: 'link', attrs: { linktype: 'url', href: telAddress(target) } }
  if (/^https?:/.test(target)) {
    return { type: 'link', attrs: { linktype: 'url', href: target, target: '_blank' } }
  }
  const [slug, anchor] = target.split('#')
  const story = `${folder}/${slug}`
  return {
    type: 'link',
    attrs: {
      linktype: 'story',
      href: `/${story}`,
      target: '_self',
      ...(anchor && { anchor }),
      uuid: storyUuid(story),
    },
  }
}

const markup =
  /\*\*(?<bold>.+?)\*\*|(?<!\()\*(?<italic>.+?)\*|`(?<code>.+?)`|__(?<underline>.+?)__|~~(?<strike>.+?)~~|~(?<subscript>.+?)~|\^(?<superscript>.+?)\^|==(?<highlight>.+?)==|\[(?<link>[^\]]+)\]\((?<target>[^)]+)\)|\n/g

function marked({ target, ...groups }: Record<string, string | undefined>, folder: string): RichNode {
  const [type, text] = Object.entries(groups).find(([, found]) => found !== undefined) ?? []
  if (type === undefined || text === undefined) return { type: 'hard_break' }
  if (type === 'link') return textNode(text, linkMark(target ?? '', folder))
  return textNode(text, { type, ...(type === 'highlight' && { attrs: { color: '#FFF3BF' } }) })
}

/** A line of text as nodes; `folder` is the market's, which its links lead into. */
export function inline(source: string, folder: string): RichNode[] {
  const nodes: RichNode[] = []
  let from = 0
  for (const match of source.matchAll(markup)) {
    if (match.index > from) nodes.push(textNode(source.slice(from, match.index)))
    nodes.push(marked({ ...match.groups }, folder))
    from = match.index + match[0].length
  }
  if (from < source.length) nodes.push(textNode(source.slice(from)))
  return nodes
}
