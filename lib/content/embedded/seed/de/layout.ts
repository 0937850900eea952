import { paragraph, scheduled, trigger } from '../build'
import { categoryGroup, consentCategories, hotlineCard, line, linkGroup, links, marks, type NamedLink, paymentMarks, registrations, shippingConditions } from '../build-layout'
import type { CategoryKey } from '../category-looks'
import type { Place } from '../place'
import type { Draft } from '../types'
import { germanCategories } from './categories/index'
import { germanWords } from './words'

const payments = {
  KK: 'Kreditkarte',
  PP: 'Online-Wallet',
  RE: 'Rechnung',
  V: 'Vorkasse',
  TW: 'Schweizer Bezahl-App',
}

/** What helps to choose stands beside the categories in the menu. */
const menuGuides: Partial<Record<CategoryKey, NamedLink[]>> = {
  unterwegs: [['Sicher im Auto', 'ratgeber/kindersitz']],
  schlafen: [['Schlafsack: welcher TOG?', 'ratgeber/schlafsack-tog']],
  kleidung: [['Größenberater', 'groessenberater']],
}

export function layout(here: Place): Draft {
  const words = germanWords(here)
  return {
    slug: 'layouts/layout',
    group: 'layouts/layout',
    name: 'Kopf und Fuß',
    content: {
      component: 'layout',
      navigation: [
        ...germanCategories(words).map((group) => categoryGroup(group, ...(menuGuides[group.key] ?? []))),
        linkGroup(
          'Ratgeber',
          'ratgeber/',
          ['Erstausstattung', 'ratgeber/erstausstattung'],
          ['Schlafsack: welcher TOG?', 'ratgeber/schlafsack-tog'],
          ['Sicher im Auto', 'ratgeber/kindersitz'],
          ['Fünf Fragen vor dem Wagenkauf', 'ratgeber/kinderwagen-fragen'],
          ['Trage oder Tuch?', 'ratgeber/trage-oder-tuch'],
          ['Größenberater', 'groessenberater'],
        ),
      ],
      featured: links(
        ['Größe finden', 'groessenberater'],
        ['Erstausstattung', 'ratgeber/erstausstattung'],
        ['Geschenke', 'kategorieseiten/spielen/'],
      ),
      serviceLinks: links(
        ['Versand und Rückgabe', 'versand'],
        ['Häufige Fragen', 'haeufige-fragen'],
        ['Service', 'service/'],
      ),
      sellingPoints: [
        line('30 Tage Rückgabe', 'Kostenlos und ohne Begründung', 'return', 'versand'),
        line(`Da in ${words.inDays}`, `Versand ${words.standard}`, 'truck', 'versand'),
        line('Kauf auf Rechnung', 'Erst ansehen, dann bezahlen', 'invoice', 'zahlung'),
        line('Beratung zum Kindersitz', 'Kostenlos, mit Termin', 'shield', 'service/beratung'),
      ],
      footerLinks: [
        linkGroup(
          'Service',
          'service/',
          ['Versand und Rückgabe', 'versand'],
          ['Bezahlen', 'zahlung'],
          ['Häufige Fragen', 'haeufige-fragen'],
          ['So erreichen Sie uns', 'service/kontakt-infos'],
          ['Beratung', 'service/beratung'],
          ['Filialen', 'service/filialen'],
          ['Reklamation', 'service/reklamation'],
          ['Geräte und Batterien', 'service/geraete-und-batterien'],
        ),
        linkGroup(
          'Ratgeber',
          'ratgeber/',
          ['Erstausstattung', 'ratgeber/erstausstattung'],
          ['Schlafsack: welcher TOG?', 'ratgeber/schlafsack-tog'],
          ['Sicher im Auto', 'ratgeber/kindersitz'],
          ['Kinderwagen auswählen', 'ratgeber/kinderwagen-fragen'],
          ['Größenberater', 'groessenberater'],
        ),
        linkGroup(
          'Nestling',
          undefined,
          ['Über uns', 'ueber-uns'],
          ['Newsletter', 'newsletter'],
          ['Für die Redaktion', 'documentation/'],
        ),
      ],
      paymentProviders: paymentMarks(here.payments, payments),
      trustSeals: marks(
        ['30 Tage Rückgabe', 'return-arrow'],
        ['Verschlüsselte Übertragung', 'lock'],
        ['Kindersitze nach UN R129', 'shield'],
      ),
      deliveryProviders: marks(
        ['Paket nach Hause', 'parcel'],
        ['Abholstelle', 'pick-up'],
        ['Spedition in die Wohnung', 'express'],
      ),
      socialLinks: [],
      legalInfos: [
        ...links(
          ['Impressum', 'impressum'],
          ['Datenschutz', 'datenschutz'],
          ['AGB', 'agb'],
          [words.withdrawalName, 'widerruf'],
          ['Barrierefreiheit', 'barrierefreiheit'],
        ),
        ...registrations('service/geraete-und-batterien', words.battery, words.electronics),
      ],
      hotlineCards: [
        hotlineCard({
          title: `Service ${words.country}`,
          text: here.hotline
            ? 'Rufen Sie an oder schreiben Sie uns. Wir sprechen Deutsch.'
            : 'Schreiben Sie uns. Wir antworten auf Deutsch, werktags innerhalb eines Tages.',
          hours: words.hours,
          phone: here.hotline,
          email: here.serviceEmail,
        }),
      ],
      orderServices: [
        line('Lieferung', `Pakete in ${words.inDays}`, 'truck', 'versand'),
        line('Rückgabe', '30 Tage, kostenlos', 'return', 'versand'),
        line('Bezahlen', 'Rechnung, Karte, Wallet oder Vorkasse', 'invoice', 'zahlung'),
      ],
      contactSubjects: [
        line('Frage zu einem Artikel', 'Maße, Material, Lieferbarkeit', 'info'),
        line('Frage zu einer Bestellung', 'Bitte halten Sie die Bestellnummer bereit', 'truck'),
        line('Rückgabe oder Mangel', 'Ein Foto hilft uns, schneller zu antworten', 'return'),
        line('Mein Konto', 'Anmeldung, Adressen, Newsletter', 'user'),
      ],
      titleTemplate: '%s – Nestling',
      defaultDescription:
        here.brand === 'baby'
          ? 'Nestling: Kleidung, Schlafsäcke, Kindersitze und Kinderwagen für die ersten Jahre, mit klaren Größen und Lieferzeiten.'
          : 'Nestling: Möbel, Kleidung und Ausstattung für Familien, mit genauen Maßen und klaren Lieferzeiten.',
      consentTitle: 'Sie entscheiden',
      consentText:
        'Damit der Warenkorb funktioniert, speichern wir wenige Angaben auf Ihrem Gerät. Alles andere ist freiwillig und lässt sich jederzeit über den Link in der Fußzeile ändern.',
      consentAcceptAll: 'Alle erlauben',
      consentSave: 'Auswahl speichern',
      consentDeny: 'Nur notwendige',
      consentCategories: consentCategories({
        essential: ['Notwendig', 'Warenkorb, Anmeldung, Markt und Sprache. Ohne sie geht es nicht.'],
        statistics: [
          'Statistik',
          'Zählt Besuche und ordnet Empfehlungen, damit wir sehen, welche Seiten helfen.',
        ],
        marketing: [
          'Bonus und Werbung',
          'Merkt sich, ob Sie über einen Bonuspartner kamen, und zeigt Ihnen anderswo, was Sie hier angesehen haben.',
        ],
      }),
      shippingConditions: shippingConditions(
        { label: 'Speditionsversand', cost: here.bulkyShipping },
        { label: 'Standardversand', cost: here.standardShipping },
      ),
      hasDownloads: 'yes',
      campaignsTop: [
        scheduled(
          { from: '2026-11-30 23:00', to: `2026-12-${here.lastOrderDay} 11:00` },
          paragraph(`Bis ${words.lastOrder}, 12 Uhr bestellt, bis Weihnachten da.`, {
            type: 'small',
            positioning: 'center',
            backgroundColor: 'butter',
          }),
        ),
      ],
      campaignsBottom: [
        scheduled(
          {
            from: '2026-11-14 23:00',
            to: '2026-12-24 12:00',
            triggers: [trigger('url', `/${here.market.code}/versand/,/${here.market.code}/haeufige-fragen/`)],
          },
          paragraph(`Weihnachtsgeschenke können Sie bis zum ${words.returnUntil} zurückgeben.`, {
            backgroundColor: 'sage',
          }),
        ),
      ],
    },
  }
}
