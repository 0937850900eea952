import { paragraph, scheduled, trigger } from '../build'
import {
  consentCategories,
  hotlineCard,
  line,
  linkGroup,
  links,
  marks,
  paymentMarks,
  shippingConditions,
} from '../build-layout'
import type { Place } from '../place'
import type { Draft } from '../types'
import { germanWords } from './words'

const payments = {
  KK: 'Kreditkarte',
  PP: 'Online-Wallet',
  RE: 'Rechnung',
  V: 'Vorkasse',
  TW: 'Schweizer Bezahl-App',
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
        linkGroup(
          'Unterwegs',
          'kategorieseiten/kinderwagen',
          ['Kinderwagen', 'kategorieseiten/kinderwagen'],
          ['Sicher im Auto', 'ratgeber/kindersitz'],
        ),
        linkGroup('Schlafen', 'ratgeber/schlafsack-tog', [
          'Schlafsack: welcher TOG?',
          'ratgeber/schlafsack-tog',
        ]),
        linkGroup('Anziehen', 'groessenberater', ['Größenberater', 'groessenberater']),
        linkGroup(
          'Ratgeber',
          'ratgeber/',
          ['Alle Texte', 'ratgeber/'],
          ['Kindersitz', 'ratgeber/kindersitz'],
          ['Schlafsack', 'ratgeber/schlafsack-tog'],
        ),
      ],
      featured: links(['Größe finden', 'groessenberater']),
      serviceLinks: links(
        ['Versand und Rückgabe', 'versand'],
        ['Häufige Fragen', 'haeufige-fragen'],
        ['Über uns', 'ueber-uns'],
      ),
      sellingPoints: [
        line('30 Tage Rückgabe', 'Kostenlos und ohne Begründung', 'return', 'versand'),
        line(`Da in ${words.inDays}`, `Versand ${words.standard}`, 'truck', 'versand'),
        line('Kauf auf Rechnung', 'Erst ansehen, dann bezahlen', 'invoice', 'haeufige-fragen'),
      ],
      footerLinks: [
        linkGroup(
          'Service',
          undefined,
          ['Versand und Rückgabe', 'versand'],
          ['Häufige Fragen', 'haeufige-fragen'],
          ['Größenberater', 'groessenberater'],
        ),
        linkGroup(
          'Ratgeber',
          'ratgeber/',
          ['Schlafsack: welcher TOG?', 'ratgeber/schlafsack-tog'],
          ['Sicher im Auto', 'ratgeber/kindersitz'],
          ['Kinderwagen auswählen', 'kategorieseiten/kinderwagen'],
        ),
        linkGroup('Nestling', undefined, ['Über uns', 'ueber-uns'], ['Für die Redaktion', 'documentation/']),
      ],
      paymentProviders: paymentMarks(here.payments, payments),
      trustSeals: [],
      deliveryProviders: marks('Paket nach Hause', 'Abholstelle', 'Spedition in die Wohnung'),
      socialLinks: [],
      legalInfos: links(['Impressum', 'impressum'], ['Datenschutz', 'datenschutz']),
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
        line('Bezahlen', 'Rechnung, Karte, Wallet oder Vorkasse', 'card', 'haeufige-fragen'),
      ],
      contactSubjects: [
        line('Frage zu einem Artikel', 'Maße, Material, Lieferbarkeit', 'question'),
        line('Frage zu einer Bestellung', 'Bitte halten Sie die Bestellnummer bereit', 'parcel'),
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
        statistics: ['Statistik', 'Zählt Besuche, damit wir sehen, welche Seiten helfen.'],
        marketing: ['Werbung', 'Zeigt Ihnen auf anderen Seiten, was Sie bei uns angesehen haben.'],
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
