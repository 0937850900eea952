import { article, breadcrumb, grid, lead, paragraph, richText, teaser, title } from '../build'
import { babySizeTable } from '../build-shop'
import type { Place } from '../place'
import { h2, h3, ol, p, ul } from '../rich'
import type { Draft } from '../types'

export function sizes(_here: Place): Draft {
  return {
    slug: 'maatwijzer',
    group: 'sizes',
    name: 'Maatwijzer',
    content: article(
      [
        breadcrumb(),
        title('Maatwijzer'),
        lead(
          'De maat op het etiket is de lichaamslengte in centimeters. Meten is beter dan schatten; de leeftijd is maar een houvast.',
        ),
        babySizeTable(
          'Kledingmaten 50 tot 98',
          'Vanaf maat 86 geven sommige merken een dubbele maat, zoals 86/92: die past voor beide.',
        ),
        richText(
          h2('Zo meet u een baby', 'meten'),
          ol(
            'Leg uw kind op de commode met het hoofd tegen de rand. Iemand anders houdt het hoofd zachtjes vast.',
            'Strek één been voorzichtig en markeer de hiel met een stukje plakband.',
            'Meet van de rand tot het plakband. Een centimeter meer of minder maakt niets uit.',
          ),
          h2('Als uw kind tussen twee maten zit'),
          ul(
            '**Rompers en pakjes:** de grootste maat. Spant de romper in het kruis, dan is hij te klein.',
            '**Jassen en overalls:** de grootste, zodat er nog een laag onder past.',
            '**Slaapzakken:** nooit op de groei. Het hoofd mag niet door de halsopening glijden.',
            '**Mutsen:** naar hoofdomtrek, niet naar leeftijd.',
          ),
          h2('De lengte van de slaapzak', 'slaapzak'),
          p(
            'Reken zo: **lichaamslengte min hoogte van het hoofd plus 10 cm**. Een kind van 68 cm met een hoofd van 18 cm heeft dus een slaapzak van ongeveer 60 cm nodig. Bij de hals past er nog één vinger tussen.',
          ),
          h3('En de warmte?'),
          p(
            'Die hangt af van de kamer, niet van het seizoen: zie [Slaapzak: welke TOG?](advies/slaapzak-tog).',
          ),
        ),
        grid(2, [
          teaser('Autostoel naar lengte', 'Ook in de auto tellen centimeters, geen maanden.', [
            'advies/autostoel',
            'Naar het advies',
          ]),
          teaser('Toch de verkeerde maat?', 'U hebt 30 dagen om te ruilen of terug te sturen.', [
            'verzending',
            'Zo stuurt u terug',
          ]),
        ]),
        paragraph(
          'Sommige modellen vallen groter of kleiner uit. Staat dat bij het artikel, dan geldt wat daar staat.',
          {
            type: 'small',
            color: 'quiet',
          },
        ),
      ],
      {
        title: 'Maatwijzer voor babykleding',
        description:
          'Welke maat past? Tabel van de maten 50 tot 98 met lengte en leeftijd, goed meten en de lengte van de slaapzak berekenen.',
      },
    ),
  }
}
