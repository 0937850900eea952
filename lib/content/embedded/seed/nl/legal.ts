import { breadcrumb, page, richText, title } from '../build'
import type { Place } from '../place'
import { h2, p, textTable, ul } from '../rich'
import type { Draft } from '../types'
import { dutchWords } from './words'

export function imprint(here: Place): Draft {
  const words = dutchWords(here)
  return {
    slug: 'colofon',
    group: 'imprint',
    name: 'Colofon',
    content: page(
      [
        breadcrumb(),
        title('Colofon'),
        richText(
          p(
            'Nestling is een demonstratiewinkel. Het bedrijf en alle gegevens op deze pagina zijn verzonnen; er wordt niets verkocht.',
          ),
          h2('Aanbieder'),
          p(words.company.join('\n')),
          h2('Contact'),
          p(`Schrijf ons ${words.contact}.`),
          h2('Registers'),
          ul(words.register, words.vat, words.battery, words.electronics),
          h2('Verantwoordelijk voor de inhoud'),
          p('De directie van het hierboven genoemde bedrijf.'),
          h2('Geschillen'),
          p(words.dispute),
          h2('Beelden'),
          p('Alle beelden zijn voor deze winkel getekend.'),
        ),
      ],
      { title: 'Colofon', description: 'Aanbieder, contact en registers van Nestling.', noindex: true },
    ),
  }
}

export function privacy(here: Place): Draft {
  const words = dutchWords(here)
  return {
    slug: 'privacy',
    group: 'privacy',
    name: 'Privacy',
    content: page(
      [
        breadcrumb(),
        title('Privacy'),
        richText(
          p('Wij bewaren wat voor uw bestelling nodig is, en niets meer zolang u het niet toestaat.'),
          h2('Wat wij bewaren'),
          ul(
            '**Bestelling:** naam, adres, e-mailadres, artikelen en betaalwijze, zo lang de wet het voor facturen vraagt.',
            '**Account:** wat u zelf invult. U kunt het altijd verwijderen.',
            '**Bezoek:** land en taal, verlanglijst, winkelmandje en uw keuze over cookies. Wat daarvan op uw apparaat staat, leest u [hieronder](privacy#apparaat).',
          ),
          h2('Wat op uw apparaat staat', 'apparaat'),
          textTable(
            ['Naam', 'Waarvoor', 'Hoe lang'],
            ['`i18n_redirected`', 'cookie: land en taal', '365 dagen'],
            ['`consent`', 'cookie: uw keuze over cookies', 'een jaar'],
            ['`nestling`, met https `__Host-nestling`', 'cookie: uw verlanglijst terugvinden', 'een jaar'],
            ['`voucher`', 'cookie: de bon waarmee u via een link kwam', '14 dagen'],
            [
              '`scrid`',
              'cookie, alleen met uw toestemming: via welke pagina van de spaarpartner u kwam',
              'tot u de browser sluit',
            ],
            ['`nestling:viewed`', 'geheugen van de browser: wat u het laatst bekeek', 'tot u het leegmaakt'],
            [
              '`video-consent-…`',
              'geheugen van de browser: van wie u video’s wilt laden',
              'tot u het tabblad sluit',
            ],
            [
              '`nestling:reload:…`',
              'geheugen van de browser: een pagina na een fout maar één keer opnieuw laden',
              'tot u het tabblad sluit',
            ],
          ),
          p(
            'Daarnaast bewaart uw browser een pagina voor als het netwerk uitvalt. Wie bij de redactie het voorbeeld opent, krijgt tot het einde daarvan de cookies `__prerender_bypass` en `nestling-preview-time`.',
          ),
          h2('Wat alleen met uw toestemming gebeurt', 'toestemming'),
          p(
            'Statistiek, spaarprogramma en reclame staan uit tot u ze toestaat. Uw keuze geldt een jaar; via de link onderaan de pagina past u ze altijd aan.',
          ),
          textTable(
            ['Dienst', 'Waarvoor', 'Groep'],
            ['Winkelmandje, aanmelden, land', 'om de winkel te laten werken', 'noodzakelijk'],
            ['`econda_storage`', 'bezoeken tellen, aanbevelingen ordenen', 'statistiek'],
            ['`payback_storage`', 'onthouden of u via een spaarpartner kwam', 'spaarprogramma en reclame'],
          ),
          h2('Wie uw gegevens nog krijgt', 'ontvangers'),
          ul(
            'Bezorgers en transporteurs: naam, adres en, om een dag af te spreken, telefoonnummer',
            'Betaaldiensten: wat zij nodig hebben om uw betaling te verwerken',
            'Verder niemand. Wij verkopen geen gegevens.',
          ),
          h2('Hoe lang wij ze bewaren', 'duur'),
          p(
            'Facturen zo lang als de belastingwet het vraagt. Vragen wissen wij een jaar na het laatste antwoord, niet bevestigde aanmeldingen voor de nieuwsbrief na zeven dagen.',
          ),
          h2('Wie verantwoordelijk is'),
          p(words.company.join('\n')),
          h2('Uw rechten'),
          ul(
            'Uw gegevens inzien, verbeteren of laten wissen',
            'Ze ontvangen in een gangbaar formaat',
            'Een toestemming intrekken voor de toekomst',
            `Een klacht indienen bij ${words.authority}`,
          ),
          p(`Vragen? Schrijf ons ${words.contact}.`),
        ),
      ],
      {
        title: 'Privacy',
        description:
          'Welke gegevens Nestling bewaart, wat alleen met uw toestemming gebeurt en welke rechten u hebt.',
        noindex: true,
      },
    ),
  }
}
