import { resolveLink } from '@/lib/content/links'
import type { Layout } from '@/lib/content/pages'
import { marketText } from '@/lib/platform/i18n'
import type { Market } from '@/lib/platform/markets'
import { consentAtFirst as standingAtFirst } from '@/lib/storefront/runtime/consent'
import type { ConsentView } from '@/schemas/api/consent'

type Category = Layout['consentCategories'][number]

const namesIn = (list: string | undefined): string[] =>
  (list ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)

/** What layouts of before call the session's cookie, which has another name since. */
const presentName = (name: string) => (name === 'nestling' ? 'shop-session' : name)

const serviceOf = ({ name, title, company, text, storage }: Category['services'][number]) => ({
  ...{ name, title, company, text },
  storage: namesIn(storage).map(presentName),
})

const categoryOf = ({ group, title, text, required, defaultValue, services }: Category) => ({
  ...{ group, title, text },
  required: required === 'yes',
  defaultValue: defaultValue === 'on',
  services: services.map(serviceOf),
})

/** The standing of the services before a decision, for the document: what is required is on, all else at its default. */
export const consentAtFirst = (categories: readonly Category[]): string =>
  standingAtFirst(categories.map(categoryOf))

/** The dialog that asks for consent, from the layout's content; words that it lacks are those of the interface. */
export function consentView(layout: Layout, market: Market): Omit<ConsentView, 'report'> {
  const t = marketText(market)
  return {
    title: layout.consentTitle ?? t('consent.title'),
    text: layout.consentText ?? t('consent.text'),
    links: layout.consentLinks.flatMap(({ name, link }) => {
      const resolved = resolveLink(link, market)
      return resolved ? [{ name, href: resolved.href }] : []
    }),
    categories: layout.consentCategories.map(categoryOf),
    words: {
      acceptAll: layout.consentAcceptAll ?? t('consent.acceptAll'),
      save: layout.consentSave ?? t('consent.save'),
      deny: layout.consentDeny ?? t('consent.deny'),
      choose: layout.consentChoose ?? t('consent.choose'),
      settings: layout.consentSettings ?? t('consent.settings'),
      close: t('consent.close'),
      keep: t('consent.keep'),
      notStored: t('consent.notStored'),
      back: t('consent.back'),
      always: t('consent.always'),
      services: t('consent.services', { on: '{on}', all: '{all}' }),
      company: t('consent.company'),
      storage: t('consent.storage'),
    },
  }
}
