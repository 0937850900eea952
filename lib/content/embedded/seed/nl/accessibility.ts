import { breadcrumb, lead, page, richText, title } from '../build'
import type { Place } from '../place'
import { h2, p, ul } from '../rich'
import type { Draft } from '../types'
import { dutchWords } from './words'

export function accessibility(here: Place): Draft {
  const words = dutchWords(here)
  return {
    slug: 'toegankelijkheid',
    group: 'accessibility',
    name: 'Toegankelijkheid',
    content: page(
      [
        breadcrumb(),
        title('Toegankelijkheidsverklaring'),
        lead(
          'Iedereen moet hier kunnen kopen: met het toetsenbord, een voorleesprogramma, grote letters of één hand.',
        ),
        richText(
          h2('Onze maatstaf'),
          p(words.accessLaw),
          h2('Wat werkt', 'wat-werkt'),
          ul(
            'Alle pagina’s werken met het toetsenbord; u ziet altijd waar u bent.',
            'Koppen, delen en formulieren zijn zo gemerkt dat voorleesprogramma’s ze vinden.',
            'Tekst steekt genoeg af tegen de achtergrond. Kleur alleen zegt nooit iets.',
            'Tekst kan twee keer zo groot zonder dat er iets verdwijnt.',
            'Wie minder beweging wil, krijgt er geen. De inhoud is ook zonder JavaScript leesbaar.',
          ),
          h2('Wat nog ontbreekt', 'wat-ontbreekt'),
          p(
            'Deze verklaring berust op ons eigen onderzoek van november 2026, met hulpmiddelen en met de hand. Een onderzoek door derden en teksten in eenvoudige taal volgen nog.',
          ),
          h2('Een drempel melden', 'melden'),
          p(
            `Zeg ons waar u niet verder komt: schrijf ons ${words.contact}. Wij antwoorden binnen twee weken.`,
          ),
          p(words.accessAuthority),
        ),
      ],
      {
        title: 'Toegankelijkheidsverklaring',
        description:
          'Hoe toegankelijk de winkel van Nestling is, onze maatstaf, wat nog ontbreekt en hoe u een drempel meldt.',
      },
    ),
  }
}
