import { banner, breadcrumb, consultationForm, grid, headline, lead, page, richText, table, teaser, title } from '../build'
import type { Place } from '../place'
import { h2, ol, p, ul } from '../rich'
import type { Draft } from '../types'
import { guideTeaser } from './guide-teasers'
import { pictures } from './pictures'
import { germanWords } from './words'

export function service(here: Place): Draft {
  return {
    slug: 'service/',
    group: 'service',
    name: 'Service',
    isStartpage: true,
    content: page(
      [
        breadcrumb(),
        title('Service'),
        lead('Bestellen, bezahlen, bekommen, behalten oder zurückgeben: Hier steht, wie es geht.'),
        grid(
          3,
          [
            guideTeaser('delivery', { level: 'h2', kicker: undefined }),
            teaser('Bezahlen', 'Welche Wege es gibt und wann abgebucht wird.', ['zahlung', 'Zahlungsarten'], {
              level: 'h2',
              image: pictures.scene('payment'),
            }),
            guideTeaser('returns', { level: 'h2', kicker: undefined }),
          ],
          { gap: 'large' },
        ),
        headline('Sie möchten mit jemandem sprechen?'),
        grid(2, [
          teaser(
            'Kontakt',
            'Wie Sie uns erreichen und was wir für eine schnelle Antwort brauchen.',
            ['service/kontakt-infos', 'So erreichen Sie uns'],
            { image: pictures.scene('service'), variant: 'side' },
          ),
          teaser(
            'Beratung',
            'Für Kindersitz und Kinderwagen nehmen wir uns Zeit.',
            ['service/beratung', 'Zur Beratung'],
            { image: pictures.scene('safety'), variant: 'side' },
          ),
        ]),
        richText(
          h2('Außerdem'),
          ul(
            '[Filialen](service/filialen): Adressen, Öffnungszeiten und der Weg dorthin',
            '[Häufige Fragen](haeufige-fragen): die kurzen Antworten',
            '[Größenberater](groessenberater): messen statt raten',
            '[Reklamation](service/reklamation): wenn etwas kaputt ist oder fehlt',
            '[Geräte und Batterien](service/geraete-und-batterien): zurückgeben, was Strom braucht',
            `[${germanWords(here).withdrawalName}](widerruf): Ihre Rechte`,
            '[Newsletter](newsletter): einmal im Monat',
          ),
        ),
      ],
      {
        title: 'Service und Hilfe',
        description:
          'Lieferung, Bezahlung, Rückgabe, Beratung und Kontakt: alle Hilfeseiten von Nestling auf einen Blick.',
      },
    ),
  }
}

export function contactInfos(here: Place): Draft {
  const words = germanWords(here)
  return {
    slug: 'service/kontakt-infos',
    group: 'service/contact',
    name: 'So erreichen Sie uns',
    content: page(
      [
        breadcrumb(),
        banner({
          headline: 'So erreichen Sie uns',
          level: 'h1',
          text: 'Menschen antworten Ihnen, werktags innerhalb eines Tages.',
          image: pictures.scene('service'),
          backgroundColor: 'butter',
        }),
        richText(
          p(`Sie erreichen uns ${words.contact}.`),
          h2('Damit es schnell geht'),
          ul(
            '**Bestellung:** die Bestellnummer. Sie steht in der Bestätigung und auf dem Lieferschein.',
            '**Mangel:** ein Foto vom Ganzen und eines von der Stelle.',
            '**Kindersitz:** Modell und Baujahr Ihres Autos, Körpergröße Ihres Kindes.',
            '**Möbel:** die Nummer des Teils aus der Aufbauanleitung.',
          ),
          p('Schreiben Sie uns bitte keine Passwörter und keine Kartennummern. Wir fragen nie danach.'),
        ),
        headline('Vielleicht steht die Antwort schon da'),
        grid(3, [guideTeaser('delivery'), guideTeaser('returns'), guideTeaser('sizes')]),
      ],
      {
        title: 'Kontakt: so erreichen Sie uns',
        description:
          'Wege und Zeiten, zu denen Sie den Service von Nestling erreichen, und was wir für eine schnelle Antwort brauchen.',
      },
    ),
  }
}

export function consultation(here: Place): Draft {
  const words = germanWords(here)
  return {
    slug: 'service/beratung',
    group: 'service/consultation',
    name: 'Beratung',
    content: page(
      [
        breadcrumb(),
        title('Beratung vor dem Kauf'),
        lead('Wir beraten Sie aus der Ferne: in Ruhe, ohne Verkaufsdruck und ohne den Weg in eine Filiale.'),
        table(
          'Worüber wir beraten',
          ['Thema', 'Was Sie bereithalten', 'Dauer'],
          [
            ['Kindersitz', 'Auto, Sitzplatz, Körpergröße und Gewicht Ihres Kindes', 'etwa 20 Minuten'],
            ['Kinderwagen', 'Maße von Kofferraum und Haustür, Ihre Wege', 'etwa 20 Minuten'],
            ['Schlafen', 'Raumtemperatur, Körpergröße, Bett', 'etwa 10 Minuten'],
          ],
        ),
        richText(
          h2('So läuft es ab'),
          ol(
            `Melden Sie sich ${words.contact} und nennen Sie das Thema.`,
            'Wir schlagen zwei Termine vor, auch am frühen Abend.',
            'Danach bekommen Sie eine kurze Zusammenfassung mit zwei oder drei passenden Modellen.',
          ),
          p('Die Beratung kostet nichts und verpflichtet zu nichts.'),
        ),
        consultationForm({
          headline: 'Termin anfragen',
          text: 'Nennen Sie uns einen Tag und eine Tageszeit. Wir bestätigen Ihnen den Termin per E-Mail.',
          topics: ['Kindersitz', 'Kinderwagen', 'Schlafen'],
          consent: 'Wir verwenden Ihre Angaben nur für diesen Termin. Mehr dazu unter',
          privacy: ['datenschutz', 'Datenschutz'],
        }),
        grid(2, [guideTeaser('car-seat'), guideTeaser('pram-questions')]),
      ],
      {
        title: 'Beratung zu Kindersitz und Kinderwagen',
        description:
          'Kostenlose Beratung vor dem Kauf: zu Kindersitz, Kinderwagen und Schlafen, mit Termin und einer kurzen Zusammenfassung.',
      },
    ),
  }
}
