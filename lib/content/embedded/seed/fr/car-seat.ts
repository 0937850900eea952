import { article, breadcrumb, faq, lead, paragraph, richText, teaser, title } from '../build'
import { headPicture } from '../build-display'
import type { Place } from '../place'
import { h2, h3, marked, ol, p, textTable, ul } from '../rich'
import type { Draft } from '../types'
import { pictures } from './pictures'
import { frenchWords } from './words'

export function carSeat(here: Place): Draft {
  const words = frenchWords(here)
  return {
    slug: 'conseils/siege-auto',
    group: 'car-seat',
    name: 'En sécurité en voiture : le siège auto',
    tags: ['en-route'],
    content: article(
      [
        breadcrumb(),
        title('En sécurité en voiture'),
        lead(
          'Le meilleur siège auto est celui qui convient à votre enfant et à votre voiture, et que vous attachez bien même sous la pluie.',
        ),
        headPicture(pictures.scene('safety', 'guide')),
        richText(
          h2('Dos à la route, le plus longtemps possible', 'dos-a-la-route'),
          p(
            'Selon la norme UN R129 (i-Size), un enfant voyage dos à la route ',
            marked('jusqu’à 15 mois au moins', 'underline'),
            '. Plus longtemps, c’est mieux : la tête est lourde, la nuque encore fragile, et un siège dos à la route retient les deux.',
          ),
          textTable(
            ['Stature', 'Siège', 'Sens'],
            ['40 à 87 cm environ', 'coque pour bébé', 'dos à la route'],
            [
              '61 à 105 cm environ',
              'siège pour petit enfant',
              'dos à la route, face à la route à partir de 15 mois au plus tôt',
            ],
            ['100 à 150 cm', 'rehausseur avec dossier et ceinture de la voiture', 'face à la route'],
          ),
          p('Ces limites varient d’un modèle à l’autre. C’est l’étiquette orange du siège qui compte.'),
          h3('Ce que dit la loi'),
          p(words.restraint),
          h2('Bien attacher', 'attacher'),
          ol(
            'Enlevez la veste. Une couverture se met sur le harnais, jamais dessous.',
            'Les sangles sont à plat, non vrillées, à hauteur des épaules.',
            'Serrez : entre la sangle et la clavicule passe un doigt à plat, pas plus.',
            'Secouez le siège. Il ne bouge que d’un ou deux centimètres.',
          ),
          h2('À ne jamais faire'),
          ul(
            '**Une coque à l’avant avec l’airbag activé.** C’est un danger de mort. Désactivez l’airbag ou utilisez la banquette arrière.',
            '**Une grosse veste sous le harnais.** Elle s’écrase lors du choc, et la sangle devient trop longue.',
            '**Un siège après un accident.** Même sans dommage visible, il doit être remplacé.',
            '**Des heures dans la coque.** Faites des pauses ; à la maison, un bébé dort à plat, sur le dos.',
          ),
        ),
        paragraph(
          'Une coque est trop petite quand la tête dépasse le bord – pas dès que les pieds touchent le dossier.',
          {
            backgroundColor: 'sage',
            typographyWeight: 'medium',
          },
        ),
        faq('Questions sur le siège auto', [
          [
            'Quelle différence entre R129 et R44 ?',
            'La R129 se fonde sur la stature, teste aussi le choc latéral et exige de voyager dos à la route jusqu’à 15 mois. Les sièges R44/04 peuvent encore servir ; un siège neuf s’achète selon la R129.',
          ],
          [
            'Mon enfant peut-il garder sa veste en hiver ?',
            'Fine, oui ; doublée, non. Enlevez-la et posez-la par-dessus le harnais fermé.',
            'veste',
          ],
          [
            'Le siège va-t-il dans ma voiture ?',
            'Un siège portant le signe i-Size va sur toute place qui porte le même signe. Pour les autres, le fabricant tient une liste de véhicules. S’il ne va pas, nous le [reprenons](livraison#retour).',
          ],
          [
            'Combien de temps dure un siège auto ?',
            'Le mode d’emploi le dit ; souvent six à dix ans dès la fabrication. La date figure sous la coque.',
          ],
        ]),
        teaser(
          'Et pour la promenade',
          'De la voiture au trottoir : trouvez la poussette qui vous convient.',
          ['kategorieseiten/poussettes', 'Voir les poussettes'],
        ),
      ],
      {
        title: 'Siège auto : en sécurité en voiture',
        description:
          'UN R129 et i-Size en clair : combien de temps dos à la route, comment attacher, airbag, veste d’hiver et ce que dit la loi.',
      },
    ),
  }
}
