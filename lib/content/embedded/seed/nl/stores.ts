import { breadcrumb, grid, headline, lead, page, paragraph, teaser, title } from '../build'
import { storeFinder } from '../build-shop'
import type { Place } from '../place'
import type { Draft } from '../types'
import { pictures } from './pictures'
import { dutchWords } from './words'

export function stores(here: Place): Draft {
  const words = dutchWords(here)
  return {
    slug: 'service/winkels',
    group: 'service/stores',
    name: 'Winkels',
    content: page(
      [
        breadcrumb(),
        title('Onze winkels'),
        lead(
          'Loop een rondje met de kinderwagen, til de babyautostoel op, voel de stof: in onze winkels kan dat in alle rust.',
        ),
        storeFinder(),
        headline('Voordat u op pad gaat'),
        grid(2, [
          teaser(
            'Advies op afspraak',
            'Voor autostoel en kinderwagen nemen wij de tijd, ook op afstand.',
            ['service/persoonlijk-advies', 'Naar het advies'],
            { image: pictures.scene('safety'), variant: 'side' },
          ),
          teaser(
            'Thuis laten bezorgen',
            'Wat een levering kost en hoe lang die duurt.',
            ['verzending', 'Verzending en retour'],
            { image: pictures.scene('delivery'), variant: 'side' },
          ),
        ]),
        paragraph('De adressen zijn verzonnen: Nestling is een demonstratiewinkel en verkoopt niets.', {
          type: 'small',
          color: 'quiet',
        }),
      ],
      {
        title: `Winkels ${words.inCountry}`,
        description: `De winkels van Nestling ${words.inCountry}: adressen, openingstijden, telefoonnummers en de route.`,
      },
    ),
  }
}
