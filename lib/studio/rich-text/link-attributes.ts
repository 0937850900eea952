type Attrs = Record<string, unknown>

const text = (value: unknown) => (typeof value === 'string' ? value : '')

/** The attributes of a link in a text as the value of a link field, whose form edits it. */
export function toLinkValue(attrs: Attrs | null | undefined): Attrs | undefined {
  if (!attrs) return undefined
  const { href, uuid, linktype, anchor, target } = attrs
  return {
    fieldtype: 'multilink',
    linktype: text(linktype) || 'url',
    id: text(uuid),
    url: linktype === 'story' || linktype === 'email' ? '' : text(href),
    cached_url: text(href),
    ...(linktype === 'email' && { email: text(href).replace(/^mailto:/i, '') }),
    ...(text(anchor) && { anchor }),
    ...(text(target) && { target }),
  }
}

/** The value of a link field as the attributes of a link in a text; others of a link that was there stay. */
export function fromLinkValue(value: Attrs, before: Attrs | null | undefined): Attrs {
  const linktype = text(value.linktype) || 'url'
  return {
    ...before,
    href: text(linktype === 'email' ? value.email : value.cached_url) || text(value.url),
    uuid: linktype === 'story' ? text(value.id) || null : null,
    anchor: text(value.anchor) || null,
    target: text(value.target) || null,
    linktype,
  }
}
