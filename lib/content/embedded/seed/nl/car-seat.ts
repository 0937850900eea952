import { article, breadcrumb, faq, lead, paragraph, richText, teaser, title } from '../build'
import { headPicture } from '../build-display'
import type { Place } from '../place'
import { h2, h3, marked, ol, p, textTable, ul } from '../rich'
import type { Draft } from '../types'
import { pictures } from './pictures'
import { dutchWords } from './words'

export function carSeat(here: Place): Draft {
  const words = dutchWords(here)
  return {
    slug: 'advies/autostoel',
    group: 'car-seat',
    name: 'Veilig in de auto: de autostoel',
    tags: ['onderweg'],
    content: article(
      [
        breadcrumb(),
        title('Veilig in de auto'),
        lead('De beste autostoel past bij uw kind en bij uw auto, en u maakt hem ook in de regen goed vast.'),
        headPicture(pictures.scene('safety', 'guide')),
        richText(
          h2('Achterwaarts, zo lang het kan', 'achterwaarts'),
          p(
            'Volgens de norm UN R129 (i-Size) rijden kinderen ',
            marked('tot minstens 15 maanden', 'underline'),
            ' achterwaarts. Langer is beter: het hoofd is zwaar, de nek nog zwak, en een achterwaarts gerichte stoel vangt beide op.',
          ),
          textTable(
            ['Lichaamslengte', 'Stoel', 'Richting'],
            ['40 tot ongeveer 87 cm', 'babyautostoel', 'achterwaarts'],
            [
              'ongeveer 61 tot 105 cm',
              'peuterstoel',
              'achterwaarts, op zijn vroegst vanaf 15 maanden vooruit',
            ],
            ['100 tot 150 cm', 'stoel met rugleuning en autogordel', 'vooruit'],
          ),
          p('De grenzen verschillen per model. Wat op het oranje etiket van de stoel staat, geldt.'),
          h3('Wat de wet vraagt'),
          p(words.restraint),
          h2('Goed vastmaken', 'vastmaken'),
          ol(
            'Jas uit. Een dekentje komt over de gordel, nooit eronder.',
            'De gordel ligt vlak en zonder draai, op schouderhoogte.',
            'Trek strak: tussen gordel en sleutelbeen past één platte vinger, meer niet.',
            'Schud aan de stoel. Hij beweegt hoogstens één tot twee centimeter.',
          ),
          h2('Dit mag nooit'),
          ul(
            '**Een babyautostoel voorin met ingeschakelde airbag.** Dat is levensgevaarlijk. Schakel de airbag uit of gebruik de achterbank.',
            '**Een dikke jas onder de gordel.** Bij een botsing wordt die platgedrukt en is de gordel ineens te lang.',
            '**Een stoel na een ongeval.** Ook zonder zichtbare schade moet hij vervangen worden.',
            '**Urenlang in de babyautostoel.** Neem pauzes; thuis slaapt een baby plat op de rug.',
          ),
        ),
        paragraph(
          'Een babyautostoel is te klein als het hoofd boven de rand uitkomt – niet al wanneer de voeten de leuning raken.',
          {
            backgroundColor: 'sage',
            typographyWeight: 'medium',
          },
        ),
        faq('Vragen over de autostoel', [
          [
            'Wat is het verschil tussen R129 en R44?',
            'R129 gaat uit van de lichaamslengte, test ook de zijdelingse botsing en vraagt achterwaarts rijden tot 15 maanden. Stoelen volgens R44/04 mag u blijven gebruiken; een nieuwe koopt u volgens R129.',
          ],
          [
            'Mag mijn kind in de winter zijn jas aanhouden?',
            'Een dunne wel, een gevoerde niet. Trek de jas uit en leg die over de gesloten gordel.',
            'jas',
          ],
          [
            'Past de stoel in mijn auto?',
            'Een stoel met het i-Size-teken past op elke plaats met hetzelfde teken. Voor andere plaatsen heeft de fabrikant een voertuiglijst. Past hij toch niet, dan nemen wij hem [terug](verzending#retour).',
          ],
          [
            'Hoe lang gaat een autostoel mee?',
            'Dat staat in de handleiding, vaak zes tot tien jaar na productie. De datum vindt u onder de zitting.',
          ],
        ]),
        teaser(
          'De wagen voor buiten',
          `Van de auto naar ${words.pavement}: zo vindt u de passende kinderwagen.`,
          ['kategorieseiten/kinderwagens', 'Naar de kinderwagens'],
        ),
      ],
      {
        title: 'Autostoel: veilig in de auto',
        description:
          'UN R129 en i-Size in gewone taal: hoe lang achterwaarts, goed vastmaken, airbag, winterjas en wat de wet vraagt.',
      },
    ),
  }
}
