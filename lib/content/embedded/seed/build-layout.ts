import type { MarkName } from '@/lib/storefront/drawings'
import { mailTo, to } from './build'
import type { CategoryGroup } from './category'
import type { SeedBlok } from './types'

export type NamedLink = [name: string, target: string]

export const links = (...entries: NamedLink[]): SeedBlok[] =>
  entries.map(([name, target]) => ({ component: 'layout_link', name, link: to(target) }))

export const linkGroup = (name: string, target: string | undefined, ...entries: NamedLink[]): SeedBlok => ({
  component: 'layout_link_group',
  name,
  ...(target && { link: to(target) }),
  links: links(...entries),
})

/** A group of categories as the navigation shows it: its start page, its categories, then further links. */
export const categoryGroup = (group: CategoryGroup, ...further: NamedLink[]): SeedBlok =>
  linkGroup(
    group.name,
    `kategorieseiten/${group.slug}`,
    ...group.children.map(({ name, slug }): NamedLink => [name, `kategorieseiten/${slug}`]),
    ...further,
  )

/** Registration numbers among the legal links: each leads to the page that says what it is for. */
export const registrations = (target: string, ...numbers: string[]): SeedBlok[] =>
  links(...numbers.map((number): NamedLink => [number, target]))

/** Payment marks of the market, in the order of its codes. */
export const paymentMarks = (codes: readonly string[], names: Record<string, string>): SeedBlok[] =>
  codes.map((code) => ({ component: 'layout_mark', name: names[code] ?? code, code }))

/** Marks with the name of the drawing that stands for each. */
export const marks = (...entries: [name: string, drawing: MarkName][]): SeedBlok[] =>
  entries.map(([name, code]) => ({ component: 'layout_mark', name, code }))

export const line = (title: string, text: string, icon: string, target?: string): SeedBlok => ({
  component: 'layout_text',
  title,
  text,
  icon,
  ...(target && { link: to(target) }),
})

/** A way to reach the service: by telephone where a number exists, always by e-mail. */
export const hotlineCard = (card: {
  title: string
  text: string
  hours: string
  email: string
  phone?: string | undefined
}): SeedBlok => ({
  component: 'layout_text',
  title: card.title,
  text: card.text,
  icon: card.phone ? 'phone' : 'mail',
  hours: card.hours,
  ...(card.phone && { phone: card.phone }),
  link: mailTo(card.email),
})

/**
 * The condition without an order value is the base that applies when no other does; the second holds from the first
 * minor unit on. Amounts are minor units.
 */
export const shippingConditions = (
  base: { label: string; cost: number },
  standard: { label: string; cost: number },
): SeedBlok[] => [
  { component: 'shipping_condition', label: base.label, versandkosten: base.cost },
  { component: 'shipping_condition', label: standard.label, versandkosten: standard.cost, ab_bestellwert: 0 },
]

export const consentCategories = (
  texts: Record<'essential' | 'statistics' | 'marketing', [title: string, text: string]>,
): SeedBlok[] =>
  (['essential', 'statistics', 'marketing'] as const).map((group) => ({
    component: 'consent_category',
    group,
    title: texts[group][0],
    text: texts[group][1],
    required: group === 'essential' ? 'yes' : 'no',
    defaultValue: group === 'essential' ? 'on' : 'off',
  }))
