import { handoutAddress } from '@/lib/content/documents'
import { storyUuid } from '@/lib/content/embedded'
import { contentPath, type ScreenName, screenPath } from '@/lib/platform/markets'
import type { ColourName, GroundName, Kind, MotifName, SceneName } from '@/lib/storefront/design/drawings'
import { pictureAddress } from '@/lib/storefront/design/drawings'
import { richText } from './document'
import { type Scope, slugOf } from './scope'
import type { Json, Named } from './types'
import { fill, fillValue, isNamed, lookUp, pick, say } from './words'

/** Fields whose words are rich text. */
const richFields: Record<string, string> = {
  rich_text: 'text',
  accordion_item: 'text',
  tabs_item: 'text',
  faq_item: 'answer',
  image_map_area: 'text',
}

const storyOf = (group: string, { market }: Scope) => `${market.shopLocale}/${slugOf(group, market.language)}`

/** A link to a story, or to an anchor on it, as the content service sends it. */
function storyLink(target: string, scope: Scope) {
  const [group = '', anchor] = target.split('#')
  const story = storyOf(group, scope)
  const link = { fieldtype: 'multilink', linktype: 'story', id: storyUuid(story), url: '', cached_url: story }
  return { ...link, ...(anchor && { anchor }) }
}

/** The screens without parameters in their paths. */
export type StaticScreen = Exclude<ScreenName, 'product' | 'orderDetail'>

const addressLink = (path: string) => ({
  fieldtype: 'multilink',
  linktype: 'url',
  id: '',
  url: path,
  cached_url: path,
})

/** A link to a screen that has a path of its own. */
const screenLink = (screen: string, { market }: Scope) =>
  addressLink(screenPath(market, screen as StaticScreen))

/** A link to what the search finds for a term, such as the name of a brand. */
const searchLink = (term: string, { market }: Scope) =>
  addressLink(`${screenPath(market, 'search')}?${new URLSearchParams({ term })}`)

const mailLink = (email: string) => ({
  fieldtype: 'multilink',
  linktype: 'email',
  id: '',
  url: email,
  email,
  cached_url: email,
})

const asset = (filename: string, alt: unknown) => ({ fieldtype: 'asset', filename, alt })

type Shown = { scene?: SceneName; still?: MotifName; colour: ColourName; ground?: GroundName; kind?: Kind }

/** One of the shop's own pictures: a scene, or a single thing in a colour. */
function picture(fields: Named, scope: Scope) {
  const { scene, still, colour, ground, kind } = say(fields, scope) as Shown
  const alt = build(`@pictures.${scene ?? still}`, scope)
  if (scene) return asset(pictureAddress({ kind: kind ?? 'teaser', type: 'scene', name: scene }), alt)
  if (!still) throw new TypeError('A picture is a scene or a still.')
  const view = 'main'
  return asset(
    pictureAddress({ kind: kind ?? 'category', type: 'still', name: still, colour, view, ground }),
    alt,
  )
}

const tableOf = ([head = [], ...rows]: string[][]) => ({
  fieldtype: 'table',
  thead: head.map((value) => ({ component: '_table_head', value })),
  tbody: rows.map((row) => ({
    component: '_table_row',
    body: row.map((value) => ({ component: '_table_col', value })),
  })),
})

/** Completes the value of a block's field, for which the texts give only lines or rows. */
function shape(component: unknown, field: string, value: unknown, scope: Scope): unknown {
  if (value === undefined) return undefined
  if (component === 'table' && field === 'table') return tableOf(value as string[][])
  if (richFields[String(component)] !== field) return value
  return richText([value].flat(2) as string[], scope.market.shopLocale, (name) => build(name, scope))
}

function block({ use, ...own }: Named, scope: Scope) {
  const used = use === undefined ? {} : (build(use, scope) as Named)
  const component = own.component ?? used.component
  const fields = Object.entries(own).map(([field, value]) => [
    field,
    shape(component, field, build(value, scope), scope),
  ])
  const all: object = { ...used, ...Object.fromEntries(fields) }
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined))
}

/** A block for each entry of a list of texts. */
function blocksOf(component: Json | undefined, list: string, scope: Scope) {
  const entries = build(list, scope) as Named[]
  return entries.map((entry) => {
    const fields = Object.entries(entry).map(([field, value]) => [
      field,
      shape(component, field, value, scope),
    ])
    return { component, ...Object.fromEntries(fields) }
  })
}

function textOf(text: string, scope: Scope): unknown {
  const { words, parts, market } = scope
  if (text.startsWith('@')) return say(lookUp(text.slice(1), words, market.shopLocale), scope)
  if (text.startsWith('$')) return build(lookUp(text.slice(1), parts, market.shopLocale), scope)
  if (text.startsWith('reference:')) return storyUuid(storyOf(text.slice('reference:'.length), scope))
  if (text.startsWith('story:')) return storyLink(text.slice('story:'.length), scope)
  if (text.startsWith('screen:')) return screenLink(text.slice('screen:'.length), scope)
  if (text.startsWith('search:'))
    return searchLink(build(text.slice('search:'.length), scope) as string, scope)
  if (text.startsWith('mailto:')) return mailLink(fill(text.slice('mailto:'.length), scope))
  return fillValue(text, scope)
}

/** Builds a part of a skeleton for a market; undefined if the market leaves it out. */
export function build(value: Json | undefined, scope: Scope): unknown {
  const chosen = pick(value, scope)
  if (typeof chosen === 'string') return textOf(chosen, scope)
  if (Array.isArray(chosen)) return chosen.flatMap((entry) => build(entry, scope) ?? [])
  if (!isNamed(chosen)) return chosen
  if ('scene' in chosen || 'still' in chosen) return picture(chosen, scope)
  if (typeof chosen.handout === 'string') {
    const path = contentPath(scope.market, storyOf(chosen.handout, scope))
    return asset(handoutAddress(path), build(chosen.alt, scope))
  }
  if (typeof chosen.each === 'string') return blocksOf(chosen.component, chosen.each, scope)
  return block(chosen, scope)
}
