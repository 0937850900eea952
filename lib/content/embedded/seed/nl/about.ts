import { breadcrumb, grid, headline, lead, page, paragraph, richText, teaser, title } from '../build'
import type { Place } from '../place'
import { h2, p, quote, ul } from '../rich'
import type { Draft } from '../types'
import { dutchWords } from './words'

const opening = 'Nestling richt gezinnen in: van het eerste bedje tot het eerste bureau, binnen en buiten.'

export function about(here: Place): Draft {
  const words = dutchWords(here)
  return {
    slug: 'over-ons',
    group: 'about',
    name: 'Over ons',
    content: page(
      [
        breadcrumb(),
        title('Voor gezinnen die verder groeien'),
        lead(opening),
        richText(
          h2('Waarom wij bestaan'),
          p(
            'Kinderen worden groter, woningen zelden. Daarom tonen wij bij elk meubel de precieze maten, bij elk kledingstuk de lichaamslengte en bij elke levering de dag. Zo beslist u één keer en niet drie keer.',
          ),
          quote('Wat wij niet zeker weten, schrijven wij niet op.'),
          h2('Waar wij ons aan houden'),
          ul(
            '**Maten vóór mooie woorden.** Lengte, gewicht en materiaal staan bij elk artikel.',
            '**Veiligheid zonder angst.** Wij leggen normen uit in plaats van ermee te dreigen.',
            '**Een prijs die blijft.** Geen aftelklokken, geen aangevinkte extra’s.',
            '**Terugsturen is geen drama.** 30 dagen, gratis, zonder uitleg.',
          ),
        ),
        headline('Praat met ons', { type: 'h2' }),
        richText(p(`Schrijf ons ${words.contact}. ’s Avonds en ’s nachts helpt ons [advies](advies/).`)),
        grid(2, [
          teaser('Advies', 'Slapen, autorijden, maten: gecontroleerde kennis in korte teksten.', [
            'advies/',
            'Naar het advies',
          ]),
          teaser('Veelgestelde vragen', 'Bestellen, betalen, ontvangen, terugsturen.', [
            'veelgestelde-vragen',
            'Naar de antwoorden',
          ]),
        ]),
        paragraph(
          `Nestling levert ${words.inCountry} en in andere landen; elk land heeft zijn eigen winkel met eigen prijzen en levertijden.`,
          {
            type: 'small',
            color: 'quiet',
          },
        ),
      ],
      { title: 'Over ons', description: opening },
    ),
  }
}
