import { breadcrumb, grid, lead, page, title } from '../build'
import { pullQuote } from '../build-display'
import type { Place } from '../place'
import type { Draft } from '../types'
import { guideTeaser } from './guide-teasers'

export function guides(_here: Place): Draft {
  return {
    slug: 'advies/',
    group: 'guides',
    name: 'Advies',
    isStartpage: true,
    content: page(
      [
        breadcrumb(),
        title('Advies'),
        lead('Korte teksten voor vermoeide ogen: eerst het belangrijkste, meteen daarna de tabel.'),
        grid(
          3,
          (['layette', 'sleeping-bag', 'car-seat', 'pram-questions', 'carrier', 'sizes'] as const).map(
            (key) => guideTeaser(key, { level: 'h2' }),
          ),
          { gap: 'large' },
        ),
        pullQuote('Wat wij niet zeker weten, schrijven wij niet op.', ['Onze regels', 'over-ons'], {
          backgroundColor: 'butter',
        }),
      ],
      {
        title: 'Advies voor ouders',
        description:
          'Slapen, autorijden, dragen, kleding: korte, gecontroleerde teksten met tabellen voor de vragen van de eerste jaren.',
      },
    ),
  }
}
