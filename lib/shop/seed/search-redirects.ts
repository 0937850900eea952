import { type Brand, contentPath, type Language, marketsOf } from '@/lib/platform/markets'
import { foldWords } from '@/lib/shop/listing'

/** What people type who look for no product, and the page that answers them. */
const answers: Record<Language, [target: string, ...terms: string[]][]> = {
  de: [
    ['versand#rueckgabe', 'Retoure', 'Retouren', 'Rückgabe', 'Rücksendung', 'Umtausch'],
    ['versand', 'Versand', 'Versandkosten', 'Lieferzeit', 'Porto'],
    ['widerruf', 'Widerruf', 'Rücktritt'],
    ['zahlung', 'Zahlung', 'Rechnung', 'Ratenzahlung'],
    ['groessenberater', 'Größentabelle', 'Größenberater'],
    ['newsletter', 'Newsletter'],
    ['service', 'Kontakt', 'Kundendienst', 'Hotline'],
    ['service/geraete-und-batterien', 'Batterien', 'Entsorgung', 'Recycling'],
  ],
  fr: [
    ['livraison#retour', 'Retour', 'Retours', 'Renvoi', 'Échange'],
    ['livraison', 'Livraison', 'Frais de port', 'Délai de livraison'],
    ['retractation', 'Rétractation'],
    ['paiement', 'Paiement', 'Facture'],
    ['guide-des-tailles', 'Tableau des tailles', 'Guide des tailles'],
    ['lettre-information', 'Newsletter', 'Lettre d’information'],
    ['service', 'Contact', 'Service clientèle'],
    ['service/appareils-et-piles', 'Piles', 'Recyclage'],
  ],
  nl: [
    ['verzending#retour', 'Retour', 'Retourneren', 'Terugsturen', 'Ruilen'],
    ['verzending', 'Verzending', 'Verzendkosten', 'Levertijd'],
    ['herroeping', 'Herroeping'],
    ['betalen', 'Betalen', 'Factuur'],
    ['maatwijzer', 'Maattabel', 'Maatwijzer'],
    ['nieuwsbrief', 'Nieuwsbrief', 'Newsletter'],
    ['service', 'Contact', 'Klantenservice'],
    ['service/apparaten-en-batterijen', 'Batterijen', 'Recycling'],
  ],
}

export type SearchRedirect = { locale: string; term: string; target: string }

/** Where known terms lead in each market of a brand; the terms are folded as search folds them. */
export const seedSearchRedirects = (brand: Brand): SearchRedirect[] =>
  marketsOf(brand).flatMap((market) =>
    answers[market.language].flatMap(([target, ...terms]) => {
      const [page = '', anchor] = target.split('#')
      const address = `${contentPath(market, page)}${anchor ? `#${anchor}` : ''}`
      return terms.map((term) => ({
        locale: market.shopLocale,
        term: foldWords(term, market.language).join(' '),
        target: address,
      }))
    }),
  )
