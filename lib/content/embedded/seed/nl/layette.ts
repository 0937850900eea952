import { article, breadcrumb, grid, headline, lead, richText, table, title } from '../build'
import { handout, headPicture, pullQuote } from '../build-display'
import type { Place } from '../place'
import { h2, p, ul } from '../rich'
import type { Draft } from '../types'
import { guideTeaser } from './guide-teasers'
import { pictures } from './pictures'

export function layette(here: Place): Draft {
  const slug = 'advies/uitzet'
  return {
    slug,
    group: 'layette',
    name: 'Babyuitzet',
    tags: ['kleding'],
    content: article(
      [
        breadcrumb(),
        title('Wat een pasgeborene echt nodig heeft'),
        lead(
          'Een bed, melk, luiers, warmte en een veilige weg naar huis. Al het andere kunt u kopen als het ontbreekt.',
        ),
        headPicture(pictures.scene('nursery', 'guide')),
        table(
          'Kleding voor de eerste acht weken, bij twee wasbeurten per week',
          ['Wat', 'Maat 50', 'Maat 56', 'Maat 62'],
          [
            ['Rompers', '2', '6', '6'],
            ['Pakjes of broekjes', '2', '4', '4'],
            ['Truitjes of jasjes', '1', '3', '3'],
            ['Pyjama’s', '1', '3', '3'],
            ['Sokjes, paren', '2', '3', '3'],
            ['Mutsjes', '1', '1', '1'],
          ],
        ),
        richText(
          p(
            'Is uw kind bij de geboorte langer dan 52 cm, sla dan maat 50 over. Meer daarover in de [maatwijzer](maatwijzer).',
          ),
          h2('Dit ligt op de eerste dag klaar', 'eerste-dag'),
          ul(
            '**Een bed** met een stevig matras, twee hoeslakens, twee [slaapzakken](advies/slaapzak-tog).',
            '**Een babyautostoel**, als u met de auto naar huis gaat. Oefen het [vastmaken](advies/autostoel#vastmaken) vooraf.',
            '**Een plek om te verschonen** met een wasbaar kussen, een pak luiers in de kleinste maat, zachte doekjes.',
            '**Tien hydrofiele doeken**: om te vegen, af te dekken, onder te leggen, te wassen.',
            '**Een koortsthermometer** en de nummers van verloskundige en huisarts op de koelkast.',
          ),
          h2('Dit kan wachten', 'wachten'),
          ul(
            'Kinderstoel, slabben, borden: na de vijfde maand.',
            'Speelgoed: de eerste weken is uw gezicht genoeg.',
            'Wandelzitje, buggy, box: als uw kind zit.',
            'Kleding boven maat 68: u weet nog niet in welk seizoen die past.',
          ),
          h2('Dit hebt u niet nodig'),
          ul(
            'Kussen, dekbed, bedomrander en hemeltje: in het eerste jaar horen ze niet in bed.',
            'Schoenen vóór het lopen. Sokken houden warmer.',
            'Een loopstoel op wielen. Die veroorzaakt valpartijen en leert geen kind lopen.',
          ),
        ),
        handout(here, slug, {
          headline: 'Om af te drukken',
          name: 'De babyuitzet op papier',
          description: 'Aantallen, maten en wat kan wachten: om af te vinken op de koelkast.',
        }),
        pullQuote(
          'Meten is beter dan schatten; de leeftijd is maar een houvast.',
          ['Uit de maatwijzer', 'maatwijzer'],
          { backgroundColor: 'butter' },
        ),
        headline('En daarna'),
        grid(2, [guideTeaser('sizes'), guideTeaser('sleeping-bag')]),
      ],
      {
        title: 'Babyuitzet: wat een pasgeborene echt nodig heeft',
        description:
          'De korte lijst voor de eerste acht weken: aantallen per maat, wat op de eerste dag klaarligt, wat kan wachten en wat u niet nodig hebt.',
      },
    ),
  }
}
