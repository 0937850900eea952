import { banner, breadcrumb, consultationForm, grid, headline, lead, page, richText, table, teaser, title } from '../build'
import type { Place } from '../place'
import { h2, ol, p, ul } from '../rich'
import type { Draft } from '../types'
import { guideTeaser } from './guide-teasers'
import { pictures } from './pictures'
import { dutchWords } from './words'

export function service(_here: Place): Draft {
  return {
    slug: 'service/',
    group: 'service',
    name: 'Service',
    isStartpage: true,
    content: page(
      [
        breadcrumb(),
        title('Service'),
        lead('Bestellen, betalen, ontvangen, houden of terugsturen: hier staat hoe het gaat.'),
        grid(
          3,
          [
            guideTeaser('delivery', { level: 'h2', kicker: undefined }),
            teaser(
              'Betalen',
              'Welke manieren er zijn en wanneer er wordt afgeschreven.',
              ['betalen', 'Betaalwijzen'],
              {
                level: 'h2',
                image: pictures.scene('payment'),
              },
            ),
            guideTeaser('returns', { level: 'h2', kicker: undefined }),
          ],
          { gap: 'large' },
        ),
        headline('Wilt u iemand spreken?'),
        grid(2, [
          teaser(
            'Contact',
            'Hoe u ons bereikt en wat wij nodig hebben voor een snel antwoord.',
            ['service/contact-informatie', 'Zo bereikt u ons'],
            { image: pictures.scene('service'), variant: 'side' },
          ),
          teaser(
            'Persoonlijk advies',
            'Voor autostoel en kinderwagen nemen wij de tijd.',
            ['service/persoonlijk-advies', 'Naar het advies'],
            { image: pictures.scene('safety'), variant: 'side' },
          ),
        ]),
        richText(
          h2('En verder'),
          ul(
            '[Winkels](service/winkels): adressen, openingstijden en de route',
            '[Veelgestelde vragen](veelgestelde-vragen): de korte antwoorden',
            '[Maatwijzer](maatwijzer): meten in plaats van raden',
            '[Klacht melden](service/klacht): als er iets stuk is of ontbreekt',
            '[Apparaten en batterijen](service/apparaten-en-batterijen): terugbrengen wat stroom gebruikt',
            '[Herroepingsrecht](herroeping): uw rechten',
            '[Nieuwsbrief](nieuwsbrief): één keer per maand',
          ),
        ),
      ],
      {
        title: 'Service en hulp',
        description:
          'Levering, betaling, retour, advies en contact: alle hulppagina’s van Nestling op een rij.',
      },
    ),
  }
}

export function contactInfos(here: Place): Draft {
  const words = dutchWords(here)
  return {
    slug: 'service/contact-informatie',
    group: 'service/contact',
    name: 'Zo bereikt u ons',
    content: page(
      [
        breadcrumb(),
        banner({
          headline: 'Zo bereikt u ons',
          level: 'h1',
          text: 'Mensen antwoorden u, binnen één werkdag.',
          image: pictures.scene('service'),
          backgroundColor: 'butter',
        }),
        richText(
          p(`Schrijf ons ${words.contact}.`),
          h2('Zo gaat het snel'),
          ul(
            '**Bestelling:** het bestelnummer. Het staat in de bevestiging en op de pakbon.',
            '**Gebrek:** een foto van het geheel en een van de plek.',
            '**Autostoel:** model en bouwjaar van uw auto, lichaamslengte van uw kind.',
            '**Meubels:** het nummer van het onderdeel uit de handleiding.',
          ),
          p('Stuur ons geen wachtwoorden en geen kaartnummers. Wij vragen er nooit naar.'),
        ),
        headline('Misschien staat het antwoord er al'),
        grid(3, [guideTeaser('delivery'), guideTeaser('returns'), guideTeaser('sizes')]),
      ],
      {
        title: 'Contact: zo bereikt u ons',
        description:
          'Hoe en wanneer u de service van Nestling bereikt, en wat wij nodig hebben voor een snel antwoord.',
      },
    ),
  }
}

export function consultation(here: Place): Draft {
  const words = dutchWords(here)
  return {
    slug: 'service/persoonlijk-advies',
    group: 'service/consultation',
    name: 'Persoonlijk advies',
    content: page(
      [
        breadcrumb(),
        title('Advies vóór de aankoop'),
        lead(
          'Wij adviseren u op afstand: rustig, zonder verkooppraatje en zonder dat u naar de winkel hoeft.',
        ),
        table(
          'Waarover wij adviseren',
          ['Onderwerp', 'Wat u klaarlegt', 'Duur'],
          [
            ['Autostoel', 'auto, zitplaats, lengte en gewicht van uw kind', 'ongeveer 20 minuten'],
            ['Kinderwagen', `maten van ${words.boot} en voordeur, uw wegen`, 'ongeveer 20 minuten'],
            ['Slapen', 'kamertemperatuur, lichaamslengte, bed', 'ongeveer 10 minuten'],
          ],
        ),
        richText(
          h2('Zo gaat het'),
          ol(
            `Schrijf ons ${words.contact} en noem het onderwerp.`,
            'Wij stellen twee afspraken voor, ook vroeg in de avond.',
            'Daarna krijgt u een korte samenvatting met twee of drie passende modellen.',
          ),
          p('Het advies is gratis en verplicht u tot niets.'),
        ),
        consultationForm({
          headline: 'Afspraak aanvragen',
          text: 'Noem ons een dag en een moment van de dag. Wij bevestigen de afspraak per e-mail.',
          topics: ['Autostoel', 'Kinderwagen', 'Slapen'],
          consent: 'Wij gebruiken uw gegevens alleen voor deze afspraak. Meer daarover bij',
          privacy: ['privacy', 'Privacy'],
        }),
        grid(2, [guideTeaser('car-seat'), guideTeaser('pram-questions')]),
      ],
      {
        title: 'Advies over autostoel en kinderwagen',
        description:
          'Gratis advies vóór de aankoop: over autostoel, kinderwagen en slapen, op afspraak en met een korte samenvatting.',
      },
    ),
  }
}
