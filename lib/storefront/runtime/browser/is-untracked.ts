/** The screens of an account, its login, orders and withdrawals, a gift card, and basket and wishlist as forms, below their markets and in all languages. */
const screens = [
  'login|konto|compte|account',
  'bestellstatus|suivi-de-commande|bestelstatus',
  'vertrag-widerrufen|se-retracter-du-contrat|overeenkomst-herroepen',
  'e-mail-bestaetigen|confirmer-adresse|e-mail-bevestigen',
  '(?:kasse|caiss%C3%A9|kassa)/login',
  'form/(?:confirm|stock)',
  'geschenkgutschein|carte-cadeau|cadeaubon',
  '(?:warenkorb|wunschliste|panier|favoris|winkelmandje|verlanglijst)/formul(?:ar|aire|ier)',
]
const untracked = new RegExp(`^/(?:preview|[a-z-]+/(?:${screens.join('|')}))(?:/|$)`, 'i')

/** A key of a link, what was entered into a form, or the token of an editor. */
const keys = new Set(['hash', 'token', 'key', 'card', 'draft'])

const hasKey = (search: string) =>
  [...new URLSearchParams(search).keys()].some((name) => keys.has(name) || name.startsWith('_story'))

/**
 * Whether an address is that of a page on which the tag manager's container never runs. One such list, because browsers
 * must not load the whole table of routes: a test compares the two.
 */
export const isUntracked = ({ pathname, search }: Pick<URL, 'pathname' | 'search'>): boolean =>
  untracked.test(pathname) || hasKey(search)
