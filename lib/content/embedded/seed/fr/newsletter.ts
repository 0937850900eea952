import { banner, breadcrumb, faq, newsletterForm, page } from '../build'
import type { Place } from '../place'
import type { Draft } from '../types'
import { pictures } from './pictures'

export function newsletter(_here: Place): Draft {
  return {
    slug: 'lettre-information',
    group: 'newsletter',
    name: 'Lettre d’information',
    content: page(
      [
        breadcrumb(),
        banner({
          headline: 'Une fois par mois, l’essentiel',
          level: 'h1',
          kicker: 'Lettre d’information',
          text: 'Un sujet du moment, un tableau à garder et les nouveautés de la boutique. Rien de plus.',
          image: pictures.scene('newsletter'),
          align: 'right',
          backgroundColor: 'sky',
        }),
        newsletterForm({
          headline: 'S’inscrire',
          text: 'L’adresse e-mail suffit. Le reste nous aide seulement à bien vous saluer.',
          consent: 'Vous pouvez vous désinscrire à tout moment en un clic. Ce que deviennent vos données :',
          privacy: ['protection-des-donnees', 'Protection des données'],
        }),
        faq('Avant de vous inscrire', [
          [
            'Comment m’inscrire ?',
            'Vous saisissez votre adresse e-mail et recevez un message avec un lien. Vous n’êtes sur la liste qu’après l’avoir confirmé.',
          ],
          [
            'Que dois-je indiquer ?',
            'Seulement l’adresse e-mail. La civilité est facultative, et nous ne demandons pas l’âge de votre enfant.',
          ],
          [
            'Comment me désinscrire ?',
            'Par le lien au bas de chaque lettre ou dans votre compte. C’est immédiat, et personne ne demande pourquoi.',
            'desinscription',
          ],
          [
            'Mesurez-vous ce que j’ouvre ?',
            'Seulement si vous avez accepté les statistiques. Voir [Protection des données](protection-des-donnees#accord).',
          ],
        ]),
      ],
      {
        title: 'Lettre d’information',
        description:
          'Une fois par mois, un sujet, un tableau et les nouveautés. Comment vous inscrire et vous désinscrire.',
      },
    ),
  }
}
