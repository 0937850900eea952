import { breadcrumb, grid, headline, lead, page, paragraph, teaser, title } from '../build'
import { storeFinder } from '../build-shop'
import type { Place } from '../place'
import type { Draft } from '../types'
import { pictures } from './pictures'
import { frenchWords } from './words'

export function stores(here: Place): Draft {
  const words = frenchWords(here)
  return {
    slug: 'service/magasins',
    group: 'service/stores',
    name: 'Magasins',
    content: page(
      [
        breadcrumb(),
        title('Nos magasins'),
        lead(
          'Faites quelques pas avec la poussette, soulevez la coque, touchez le tissu : dans nos magasins, vous avez tout votre temps.',
        ),
        storeFinder(),
        headline('Avant de vous déplacer'),
        grid(2, [
          teaser(
            'Être conseillé sur rendez-vous',
            'Pour le siège auto et la poussette, nous prenons le temps, aussi à distance.',
            ['service/conseil', 'Demander conseil'],
            { image: pictures.scene('safety'), variant: 'side' },
          ),
          teaser(
            'Se faire livrer',
            'Le prix d’une livraison et les délais.',
            ['livraison', 'Livraison et retours'],
            { image: pictures.scene('delivery'), variant: 'side' },
          ),
        ]),
        paragraph(
          'Ces adresses sont fictives : Nestling est une boutique de démonstration et ne vend rien.',
          {
            type: 'small',
            color: 'quiet',
          },
        ),
      ],
      {
        title: 'Magasins et horaires',
        description: `Les magasins Nestling ${words.inCountry} : adresses, horaires, numéros de téléphone et itinéraire.`,
      },
    ),
  }
}
