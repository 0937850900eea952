import { faq, grid, headline, page, paragraph, richText, teaser, title } from '../build'
import type { Place } from '../place'
import { p, ul } from '../rich'
import type { Draft } from '../types'
import { dutchWords } from './words'

const help = () =>
  grid(3, [
    teaser('Maatwijzer', 'De juiste maat, van 50 tot 98.', ['maatwijzer', 'Vind uw maat'], { level: 'h2' }),
    teaser('Advies', 'Slapen, autorijden, kleding.', ['advies/', 'Naar het advies'], { level: 'h2' }),
    teaser(
      'Veelgestelde vragen',
      'Bestellen, ontvangen, terugsturen.',
      ['veelgestelde-vragen', 'Naar de antwoorden'],
      { level: 'h2' },
    ),
  ])

/** Pages that other screens take their texts from. */
export function special(here: Place): Draft[] {
  const words = dutchWords(here)
  return [
    {
      slug: 'layouts/error-page',
      group: 'layouts/error-page',
      name: 'Pagina niet gevonden',
      content: page(
        [
          title('Deze pagina bestaat niet'),
          paragraph(
            'Misschien ontbreekt er een letter in het adres, misschien is de pagina verhuisd. Hier kunt u verder:',
          ),
          help(),
        ],
        { title: 'Pagina niet gevonden', noindex: true },
      ),
    },
    {
      slug: 'layouts/null-result-error',
      group: 'layouts/null-result-error',
      name: 'Zoeken zonder resultaat',
      content: page(
        [
          headline('Probeer het zo', { type: 'h2' }),
          richText(
            ul(
              'Een filter weglaten, bijvoorbeeld de maat of de kleur',
              'Eén woord in plaats van meerdere, bijvoorbeeld ‘slaapzak’ in plaats van ‘slaapzak winter lang’',
              'Een algemener woord, bijvoorbeeld ‘stoel’ in plaats van een modelnummer',
            ),
          ),
          help(),
        ],
        { title: 'Geen resultaat', noindex: true },
      ),
    },
    {
      slug: 'layouts/checkout-content',
      group: 'layouts/checkout-content',
      name: 'Informatie bij de kassa',
      content: page(
        [
          paragraph(`Levering in ${words.days} · 30 dagen gratis retour · Betalen op factuur`, {
            typographyWeight: 'medium',
          }),
          faq('Goed om te weten', [
            [
              'Kan ik het adres later wijzigen?',
              'Ja, zolang de bestelling niet is ingepakt. Daarna helpt de omleiding in de e-mail over de verzending.',
            ],
            [
              'Wanneer wordt het bedrag afgeschreven?',
              'Bij creditcard en online portemonnee met de verzending, bij factuur binnen 14 dagen na ontvangst.',
            ],
            [
              'Is mijn cadeau neutraal verpakt?',
              'Ja. De doos verraadt niets en op de pakbon staan geen prijzen.',
            ],
          ]),
          richText(p(`Vragen? Schrijf ons ${words.contact}.`)),
        ],
        { title: 'Kassa', noindex: true },
      ),
    },
    {
      slug: 'layouts/login-content',
      group: 'layouts/login-content',
      name: 'Informatie bij het aanmelden',
      content: page(
        [
          headline('Met een account gaat het sneller', { type: 'h2', typography: 'medium' }),
          richText(
            ul(
              'Bestellingen volgen en met één klik terugsturen',
              'Adressen van grootouders en opvang één keer bewaren',
              'Uw verlanglijst op al uw apparaten',
            ),
            p('Zonder account bestelt u als gast. Beide zijn even veilig.'),
          ),
        ],
        { title: 'Aanmelden', noindex: true },
      ),
    },
    {
      slug: 'layouts/thank-you-expired',
      group: 'layouts/thank-you-expired',
      name: 'Bevestiging verlopen',
      content: page(
        [
          title('Uw bestelling is bij ons'),
          richText(
            p(
              'Om u te beschermen tonen wij deze bevestiging maar korte tijd. Alles staat in de e-mail die wij u stuurden; kijk anders ook bij de ongewenste berichten.',
            ),
            p(`Geen e-mail gevonden? Schrijf ons ${words.contact}. Bestel alstublieft niet nog een keer.`),
          ),
          help(),
        ],
        { title: 'Bestelling ontvangen', noindex: true },
      ),
    },
  ]
}
