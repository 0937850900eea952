import { triggerContainerBlock } from '@/schemas/blocks/trigger-container'
import { type CampaignWindow, campaignWindow, isCampaign } from './campaign-window'
import type { Campaign } from './visibility'

/** A block with a date or a trigger, as it stands in the content of a story. */
export type FoundCampaign = {
  uid: string
  component: string
  /** Its first words: a headline, or the first text in it. */
  name: string
  /** The list in which it stands: the block around it and its field. */
  list: string
  /** The component around it. */
  parent: string
  /** Its place in the list. */
  index: number
  /** Its place on the page, as editors name it for measuring. */
  slot: string | undefined
  window: CampaignWindow
  /** Undefined when a trigger cannot be read: such a campaign is never shown. */
  triggers: Campaign['triggers']
  /** The campaign in which it stands, by its uid. */
  around: string | undefined
}

type Blok = Record<string, unknown> & { component: string; _uid: string }
type Place = Pick<FoundCampaign, 'list' | 'parent' | 'index' | 'around'>

/** No real page nests deeper. */
const deepest = 100
const longestName = 80
/** The fields by which an editor recognises a block, the most telling first. */
const telling = ['headline', 'title', 'name', 'label', 'text']

const isBlok = (value: unknown): value is Blok =>
  typeof value === 'object' &&
  value !== null &&
  'component' in value &&
  typeof value.component === 'string' &&
  '_uid' in value &&
  typeof value._uid === 'string'

const isCampaignBlok = (blok: Blok) =>
  isCampaign(blok) || (Array.isArray(blok.triggers) && blok.component !== 'trigger_group')

const shortened = (words: string) =>
  words.length > longestName ? `${words.slice(0, longestName).replace(/(?<!\s)\s+\S*$/, '')} …` : words

function firstWords(value: unknown, depth = 0): string | undefined {
  if (typeof value !== 'object' || value === null || depth > deepest) return undefined
  const own = value as Record<string, unknown>
  for (const field of telling) {
    const words = own[field]
    if (typeof words === 'string' && words.trim() !== '') return shortened(words.trim())
  }
  for (const [field, inner] of Object.entries(own)) {
    const found = field === 'triggers' ? undefined : firstWords(inner, depth + 1)
    if (found) return found
  }
  return undefined
}

const textOf = (value: unknown) =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined

const conditionsOf = ({ dateFrom, dateTo, triggers }: Blok): Pick<FoundCampaign, 'window' | 'triggers'> => ({
  window: campaignWindow({ dateFrom, dateTo }),
  triggers: triggerContainerBlock.schema.shape.triggers.safeParse(triggers).data,
})

const campaignOf = (blok: Blok, place: Place): FoundCampaign => ({
  ...place,
  uid: blok._uid,
  component: blok.component,
  name: firstWords(blok) ?? '',
  slot: textOf(blok.promotionSlot),
  ...conditionsOf(blok),
})

/** What a countdown says after its end is another text: it goes on to be shown. */
const staysAfterEnd = 'countdown'

/** When and where a raw block shows; undefined for one that always does. */
export const readCampaign = (blok: Blok): Pick<FoundCampaign, 'window' | 'triggers'> | undefined =>
  isCampaignBlok(blok) && blok.component !== staysAfterEnd ? conditionsOf(blok) : undefined

/** Every block of raw content that has a date or a trigger, in the order of the page. */
export function findCampaigns(content: unknown): FoundCampaign[] {
  const found: FoundCampaign[] = []

  const visit = (value: unknown, place: Place, depth: number): void => {
    if (typeof value !== 'object' || value === null || depth > deepest) return
    const isFound = isBlok(value) && isCampaignBlok(value)
    if (isFound) found.push(campaignOf(value, place))
    const around = isFound ? value._uid : place.around
    for (const [field, inner] of Object.entries(value)) {
      if (field === 'triggers') continue
      const list = isBlok(value) ? `${value._uid} ${field}` : `${place.list} ${field}`
      const parent = isBlok(value) ? value.component : place.parent
      for (const [index, child] of Array.isArray(inner) ? inner.entries() : [[0, inner] as const])
        visit(child, { list, parent, index, around }, depth + 1)
    }
  }

  visit(content, { list: '', parent: '', index: 0, around: undefined }, 0)
  return found
}
