import { accordion, breadcrumb, lead, page, paragraph, richText, table, title } from '../build'
import type { Place } from '../place'
import { h2, p, ul } from '../rich'
import type { Draft } from '../types'
import { frenchWords } from './words'

export function recycling(here: Place): Draft {
  const words = frenchWords(here)
  return {
    slug: 'service/appareils-et-piles',
    group: 'service/recycling',
    name: 'Appareils et piles',
    content: page(
      [
        breadcrumb(),
        title('Rendre appareils et piles'),
        lead(
          'Appareils électriques, piles et batteries ne vont pas aux ordures ménagères. Nous les reprenons.',
        ),
        table(
          'Quel appareil va où',
          ['Groupe', 'Par exemple', 'Retour'],
          [
            [
              'Gros appareils, plus de 50 cm',
              'berceau électrique, chauffage radiant',
              'le transporteur vient les chercher',
            ],
            ['Écrans et moniteurs', 'écoute-bébé à grand écran', 'par colis'],
            ['Petits appareils informatiques et de télécommunication', 'écoute-bébé, émetteur', 'par colis'],
            ['Piles et batteries', 'de veilleuse, de balance, de jouet', 'dans tout bac de collecte'],
          ],
        ),
        richText(
          h2('Appareils', 'appareils'),
          p(words.takeBack),
          p(`Vous pouvez aussi déposer vos anciens appareils ${words.depot}.`),
          h2('Piles et batteries', 'piles'),
          p(
            'Retirez-les d’abord si cela se fait sans rien casser, et collez un ruban sur les pôles des piles au lithium. La poubelle barrée veut dire : pas aux ordures ménagères. Pb, Cd ou Hg dessous signalent du plomb, du cadmium ou du mercure.',
          ),
          p(
            '**Une pile bouton peut tuer un enfant.** Gardez les neuves comme les usées hors de portée. Si un enfant en a avalé une, appelez aussitôt les secours.',
          ),
          h2('Effacer vos données'),
          p(
            'Sur un appareil à mémoire, par exemple un écoute-bébé à caméra, effacez vous-même enregistrements et accès.',
          ),
          h2('Numéros d’enregistrement', 'numeros'),
          ul(words.battery, words.electronics),
        ),
        paragraph('Ces numéros sont fictifs : Nestling est une boutique de démonstration et ne vend rien.', {
          type: 'small',
          color: 'quiet',
        }),
        accordion('Comment vous renvoyer quelque chose ?', [
          [
            'Un petit appareil',
            p(
              `Écrivez-nous ${words.contact}. Vous recevez une étiquette de colis. Emballez-le à l’abri des chocs.`,
            ),
          ],
          ['Un gros appareil', p('Dites-le en commandant le nouveau. Le transporteur emporte l’ancien.')],
        ]),
      ],
      {
        title: 'Rendre anciens appareils et piles',
        description:
          'Comment rendre appareils électriques, piles et batteries, ce qu’ils deviennent et quels numéros d’enregistrement s’appliquent.',
      },
    ),
  }
}
