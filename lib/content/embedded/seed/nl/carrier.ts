import { article, breadcrumb, faq, grid, headline, lead, richText, table, title } from '../build'
import { headPicture, pullQuote } from '../build-display'
import type { Place } from '../place'
import { h2, p, ul } from '../rich'
import type { Draft } from '../types'
import { guideTeaser } from './guide-teasers'
import { pictures } from './pictures'

export function carrier(_here: Place): Draft {
  return {
    slug: 'advies/draagzak-of-doek',
    group: 'carrier',
    name: 'Draagzak of draagdoek?',
    tags: ['onderweg'],
    content: article(
      [
        breadcrumb(),
        title('Draagzak of draagdoek?'),
        lead(
          'Beide dragen goed als ze goed zitten. De doek past zich aan, de draagzak is sneller om. Kies naar uw dagen, niet naar meningen.',
        ),
        headPicture(pictures.scene('walk', 'guide')),
        table(
          'De vergelijking',
          ['', 'Draagdoek', 'Draagzak met gespen'],
          [
            ['Omdoen', 'vraagt oefening, dan drie minuten', 'minder dan een minuut'],
            ['Vanaf de geboorte', 'ja', 'als het zitvlak smal genoeg gaat'],
            ['Twee personen', 'zonder verstellen', 'banden opnieuw instellen'],
            ['In de zomer', 'één laag is luchtig, drie zijn warm', 'afhankelijk van de stof'],
            ['Formaat', 'klein, dient ook als deken', 'groter'],
            ['Tot', 'ongeveer 15 kg', '15 tot 20 kg, afhankelijk van het model'],
          ],
        ),
        richText(
          h2('Zo herkent u een goede houding', 'houding'),
          ul(
            '**Strak.** Niets zit zo los dat uw kind in elkaar zakt.',
            '**Zichtbaar.** U ziet het gezicht zonder de stof te openen.',
            '**Dichtbij.** Het hoofd is zo hoog dat u het kunt kussen.',
            '**Vrij.** Tussen kin en borst past een vinger; neus en mond zijn onbedekt.',
            '**Gesteund.** De stof reikt van knieholte tot knieholte, de knieën zijn hoger dan de billen, de rug is licht rond.',
          ),
          h2('Liever niet', 'liever-niet'),
          ul(
            'Koken, autorijden, fietsen en sporten met een kind in de draagzak.',
            'Een kind onder uw dikke jas stoppen zodat het hoofd bedekt is.',
            'Dragen als u heel moe bent of medicijnen neemt die slaperig maken.',
          ),
          p(
            'Vraag het bij een te vroeg geboren kind, bij een heupafwijking of na een keizersnede eerst aan uw verloskundige of arts.',
          ),
        ),
        pullQuote(
          'Gezicht zichtbaar, kin niet op de borst, hoofd zo dichtbij dat u het kunt kussen.',
          ['Uit ons overzicht over dragen', 'kategorieseiten/onderweg/dragen'],
          { backgroundColor: 'sky' },
        ),
        faq('Kort gevraagd', [
          [
            'Een rekbare of een geweven doek?',
            'Een rekbare doek knoopt u vooraf en draagt prettig tot ongeveer 8 kg. Een geweven doek draagt langer en ook op de rug.',
          ],
          [
            'Hoe kleed ik mijn kind eronder?',
            'Eén laag minder dan in de wagen, want de stof en u zelf verwarmen mee. Voetjes en hoofd beschermt u apart.',
          ],
        ]),
        headline('Verder lezen'),
        grid(2, [guideTeaser('pram-questions'), guideTeaser('sizes')]),
      ],
      {
        title: 'Draagzak of draagdoek?',
        description:
          'Draagdoek en draagzak vergeleken: omdoen, leeftijd, gewicht en de vijf tekens van een goede en veilige houding.',
      },
    ),
  }
}
