import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** What shoppers type, not what the shop says. */
const typed = /(?:synonyms|redirects)\.json$/

/** Every text in French, without the names of the keys and what braces hold. */
const texts = ['scripts/seed/catalogue/data/fr', 'scripts/seed/content/words/fr']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.json') && !typed.test(name))
      .map((name) => join(folder, name)),
  )
  .concat('lib/platform/i18n/messages/fr.json', 'lib/platform/i18n/messages/swiss/fr.json')
  .flatMap((file) => {
    const within = (value: unknown): string[] =>
      typeof value === 'string'
        ? [value.replace(/\{[^{}]*\}|\]\([^)]*\)/g, '')]
        : Object.values((value ?? {}) as object).flatMap(within)
    return within(JSON.parse(readFileSync(file, 'utf8'))).map((text) => ({ file, text }))
  })

test.each<[said: string, others: RegExp]>([
  ['jours ouvrés', /jours? ouvrables?/i],
  ['paiement sur facture', /achats? sur facture/i],
  ['paiement anticipé', /prépaiement|paiement d’avance|paiement préalable/i],
  ['e-mail', /courriel|adresse mail|(?<![\p{L}-])mails?(?!\p{L})/iu],
  ['lettre d’information', /(?<!link-)newsletter|infolettre/i],
  ['carte cadeau', /(?:bons?|chèques?)[- ]cadeaux?|bons? d’achat/i],
  ['code promo', /code (?:avantage|promotionnel|de réduction)|coupon/i],
  ['frais de livraison', /frais d(?:e port|’expédition|’envoi|’acheminement)/i],
  ['livraison offerte', /livraison gratuite|port gratuit|franco de port/i],
  ['panier', /\b(?:corbeille|chariot)\b/i],
  ['favoris', /liste (?:de souhaits|d’envies)|wishlist/i],
  ['magasin', /succursales?|(?<!\p{L})filiales?|points? de vente/iu],
  ['service clients', /service (?:client(?!s)|clientèle|consommateurs)/i],
  ['point de retrait', /points? relais/i],
  ['gigoteuse', /turbulette|douillette|sac de couchage/i],
  ['siège auto', /sièges?-autos?|fauteuil auto/i],
  ['écoute-bébé', /babyphone|interphones? bébé|moniteur bébé/i],
  ['langes', /mousselines|tétras?\b|carrés? de coton/i],
  ['couche', /couches?-culottes?|langes? jetables?/i],
  ['fermeture éclair', /fermetures? à glissière|(?<!\p{L})zips?(?!\p{L})/u],
  ['guide des tailles', /tableau de tailles|conseiller de tailles|calculateur de taille/i],
])('in French the shop says %s, and has no other word for it', (said, others) => {
  const [word = ''] = said.split(' ').slice(-1)
  expect(texts.some(({ text }) => text.toLowerCase().includes(word.replace(/s$/, '')))).toBe(true)
  expect(texts.filter(({ text }) => others.test(text))).toEqual([])
})
