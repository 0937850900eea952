import { percentDecoded } from '@/lib/platform/text'

const partsOf = (query: string) => query.split('&').filter(Boolean)

const nameOf = (part: string): string => {
  const name = part.split('=', 1)[0]?.replace(/\+/g, ' ') ?? ''
  return percentDecoded(name) ?? name
}

/** How a visitor came: parameters of campaigns, which other sites may learn. */
const ofCampaign = /^(?:utm_[a-z_]+|gclid|gbraid|wbraid|dclid|fbclid|msclkid)$/

/**
 * The target of a redirect with the query of the request in it, as it was spelled. A parameter that the target sets
 * itself keeps the target's value. Another site gets the parameters of campaigns alone: a voucher, a customer's number
 * or a filter is of no use to it and none of its business.
 * @param target a path, or an absolute address of another site; with its own query and fragment, if it has any
 * @param search the query of the request, with its question mark, or empty
 */
export function keepQuery(target: string, search: string): string {
  const [, address = '', query = '', fragment = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(target) ?? []
  const own = partsOf(query)
  const names = new Set(own.map(nameOf))
  const isOtherSite = !target.startsWith('/')
  const kept = partsOf(search.slice(1)).filter((part) => {
    const name = nameOf(part)
    return !names.has(name) && (!isOtherSite || ofCampaign.test(name))
  })
  return kept.length === 0 ? target : `${address}?${[...own, ...kept].join('&')}${fragment}`
}

/** A query without some parameters. */
export function withoutParameters(search: string, names: readonly string[]): string {
  const kept = partsOf(search.slice(1)).filter((part) => !names.includes(nameOf(part)))
  return kept.length === 0 ? '' : `?${kept.join('&')}`
}
