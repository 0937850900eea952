import { describe, expect, it } from 'vitest'
import { createText, marketText } from '@/lib/platform/i18n/create-text'
import de from '@/lib/platform/i18n/messages/de.json'
import fr from '@/lib/platform/i18n/messages/fr.json'
import nl from '@/lib/platform/i18n/messages/nl.json'
import { typeset } from '@/lib/platform/i18n/typography'
import { allMarkets } from '@/lib/platform/markets/markets'

const word = 'Die „Größe“'
const textsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value as object).flatMap(textsIn)

describe('a text as a market writes it', () => {
  it.each([
    ['fr-CH', 'Taille : 62 ; couleur ?', 'Taille\u202f: 62\u202f; couleur\u202f?'],
    ['fr-FR', '« Oui » !', '«\u202fOui\u202f»\u202f!'],
    ['fr-CH', '50: 45–53 cm, à 10:30', '50\u202f: 45–53\u00a0cm, à 10:30'],
    ['fr-CH', 'Dès 8 h 30, le 1 janvier', 'Dès 8\u00a0h\u00a030, le 1er\u00a0janvier'],
    ['fr-CH', 'le 21 janvier', 'le 21\u00a0janvier'],
    ['fr-FR', '2.5 TOG et 0.4 kg', '2,5\u00a0TOG et 0,4\u00a0kg'],
    ['fr-CH', '2,5 TOG et 0.4 kg', '2.5\u00a0TOG et 0.4\u00a0kg'],
    ['fr-CH', 'colonne d’eau de 10 000 mm', "colonne d’eau de 10'000\u00a0mm"],
    ['fr-CH', 'CHF 5.90, WCAG 2.2 et EN 301 549', 'CHF 5.90, WCAG 2.2 et EN 301 549'],
    ['fr-FR', "l'âge d'été", 'l’âge d’été'],
    ['fr-FR', 'https://example.com/?a=b', 'https://example.com/?a=b'],
    ['de-CH', 'Größe „M“, 2,5 TOG', 'Grösse «M», 2.5\u00a0TOG'],
    ['de-CH', 'Wassersäule 10 000 mm, 5000 mm', "Wassersäule 10'000\u00a0mm, 5000\u00a0mm"],
    ['de-DE', 'z. B. 10 000 mm, 62 cm', 'z.\u00a0B. 10\u202f000\u00a0mm, 62\u00a0cm'],
    ['de-DE', 'Gutschein, 25 ¤', 'Gutschein, 25\u00a0€'],
    ['de-AT', 'Gutschein, 25 ¤', 'Gutschein, 25\u00a0€'],
    ['de-CH', 'Gutschein, 100 ¤', 'Gutschein, CHF\u00a0100'],
    ['fr-CH', 'Carte, 25 ¤', 'Carte, CHF\u00a025'],
    ['nl-NL', 'Bon, 25 ¤', 'Bon, €\u00a025'],
    ['de', 'Gutschein, 25 ¤', 'Gutschein, 25 ¤'],
    ['en-GB', 'Leaves 10 cm: “now”?', 'Leaves 10\u00a0cm: “now”?'],
    ['nl-NL', 'Maat: 62 cm?', 'Maat: 62\u00a0cm?'],
    ['fr-CH', 'Téléphone : 021 000 00 00.', 'Téléphone\u202f: 021\u00a0000\u00a000\u00a000.'],
    ['de-DE', 'Rufen Sie an: +49 30 23125-410', 'Rufen Sie an: +49\u00a030\u00a023125-410'],
    ['de-DE', '030 23125-410', '030\u00a023125-410'],
    ['de-AT', '01 406 43 43', '01\u00a0406\u00a043\u00a043'],
    ['de-DE', '2027-01-06 23:00', '2027-01-06 23:00'],
    ['de-DE', 'Artikel 0100 25 Stück', 'Artikel 0100 25 Stück'],
    ['de-DE', 'Bett 70 × 140 × 9 cm', 'Bett 70\u00a0×\u00a0140\u00a0×\u00a09\u00a0cm'],
  ])('of %s: %s', (iso, text, expected) => {
    expect(typeset(text, { iso })).toBe(expected)
  })

  it.each([
    ['de-DE', 'am Freitag, 18. Dezember 2026', 'am Freitag, 18.~Dezember 2026'],
    ['de-AT', 'vom 15. Jänner an', 'vom 15.~Jänner an'],
    ['de-DE', 'in Zimmer 120. Mai', 'in Zimmer 120. Mai'],
    ['fr-CH', 'du 1er mai au 31 janvier 2027', 'du 1er~mai au 31~janvier 2027'],
    ['fr-CH', '31 marseillais', '31 marseillais'],
    ['nl-NL', 'van 1 november tot 24 december', 'van 1~november tot 24~december'],
    ['nl-BE', '3 meisjes', '3 meisjes'],
    ['de-DE', 'in 1 bis 3 Werktagen bei Ihnen', 'in 1~bis~3~Werktagen bei Ihnen'],
    ['de-DE', 'Montag bis Freitag, 8 bis 18 Uhr', 'Montag bis Freitag, 8~bis~18~Uhr'],
    ['de-DE', 'Größen 50 bis 98, 16 bis 20 °C', 'Größen 50~bis~98, 16~bis~20~°C'],
    ['de-CH', '1,0 bis 3,5 TOG', '1.0~bis~3.5~TOG'],
    ['de-DE', '2026 bis 18 Uhr', '2026 bis 18 Uhr'],
    ['de-DE', 'In {from} bis {to} Werktagen bei Ihnen', 'In {from}~bis~{to}~Werktagen bei Ihnen'],
    ['de-DE', 'Montag: {from} bis {to}', 'Montag: {from} bis {to}'],
    ['fr-FR', 'en 5 à 10 jours ouvrés', 'en 5~à~10~jours ouvrés'],
    ['fr-CH', 'tailles de 50 à 98', 'tailles de 50~à~98'],
    ['fr-CH', 'de 8 h à 17 h', 'de 8~h~à~17~h'],
    ['fr-FR', 'de 9 h 30 à 18 h 30', 'de 9~h~30~à~18~h~30'],
    ['fr-FR', 'le 28 novembre 2026 à 18:00', 'le 28~novembre 2026 à 18:00'],
    ['fr-CH', 'un lot de 3 bodys', 'un lot de~3 bodys'],
    ['fr-CH', '{from} à {to} mois', '{from}~à~{to}~mois'],
    ['nl-NL', 'in 1 tot 3 werkdagen', 'in 1~tot~3~werkdagen'],
    ['nl-NL', 'maandag t/m vrijdag, 8 tot 18 uur', 'maandag t/m vrijdag, 8~tot~18~uur'],
    ['nl-NL', '{from} tot {to} jaar', '{from}~tot~{to}~jaar'],
  ])('keeps on one line in %s: %s', (iso, text, expected) => {
    const done = typeset(text, { iso })
    expect(done.replaceAll('\u00a0', '~')).toBe(expected)
    expect(typeset(done, { iso })).toBe(done)
  })

  it('stays as it is when it passes again, each message of each market among them', () => {
    for (const { iso, language } of allMarkets)
      for (const text of textsIn({ de, fr, nl }[language])) {
        const once = typeset(text, { iso })
        expect(typeset(once, { iso })).toBe(once)
      }
  })

  it.each(allMarkets.map((market) => ({ market, expected: market.code === 'ch' ? 'Die «Grösse»' : word })))(
    'in $market.code: $expected',
    ({ market, expected }) => {
      if (market.language === 'de') expect(typeset(word, market)).toBe(expected)
    },
  )

  it.each(allMarkets.map((market) => ({ market })))(
    'is that of the interface in $market.code, of messages with marks too',
    ({ market }) => {
      const [plain, own] = [createText(market.language), marketText(market)]
      expect(own('ui.close')).toBe(typeset(plain('ui.close'), market))
      const link = (chunks: string) => `[${chunks}]`
      expect(own.markup('checkout.review.terms', { link })).toBe(
        typeset(plain.markup('checkout.review.terms', { link }), market),
      )
    },
  )

  it('has no sharp s in Switzerland, also not in messages with marks', () => {
    const t = marketText({ iso: 'de-CH' })
    expect(t('navigation.close')).toBe('Menü schliessen')
    expect(textsIn(de).some((text) => text.includes('ß'))).toBe(true)
  })
})
