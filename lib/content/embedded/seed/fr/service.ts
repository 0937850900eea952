import { banner, breadcrumb, consultationForm, grid, headline, lead, page, richText, table, teaser, title } from '../build'
import type { Place } from '../place'
import { h2, ol, p, ul } from '../rich'
import type { Draft } from '../types'
import { guideTeaser } from './guide-teasers'
import { pictures } from './pictures'
import { frenchWords } from './words'

export function service(here: Place): Draft {
  return {
    slug: 'service/',
    group: 'service',
    name: 'Service',
    isStartpage: true,
    content: page(
      [
        breadcrumb(),
        title('Service'),
        lead('Commander, payer, recevoir, garder ou rendre : voici comment faire.'),
        grid(
          3,
          [
            guideTeaser('delivery', { level: 'h2', kicker: undefined }),
            teaser(
              'Payer',
              'Les moyens proposés et le moment du débit.',
              ['paiement', 'Moyens de paiement'],
              { level: 'h2', image: pictures.scene('payment') },
            ),
            guideTeaser('returns', { level: 'h2', kicker: undefined }),
          ],
          { gap: 'large' },
        ),
        headline('Vous souhaitez parler à quelqu’un ?'),
        grid(2, [
          teaser(
            'Nous joindre',
            'Comment nous écrire et ce qu’il nous faut pour répondre vite.',
            ['service/nous-joindre', 'Comment nous joindre'],
            { image: pictures.scene('service'), variant: 'side' },
          ),
          teaser(
            'Être conseillé',
            'Pour le siège auto et la poussette, nous prenons le temps.',
            ['service/conseil', 'Demander conseil'],
            { image: pictures.scene('safety'), variant: 'side' },
          ),
        ]),
        richText(
          h2('Et aussi'),
          ul(
            '[Magasins](service/magasins), pour les adresses, les horaires et l’itinéraire',
            '[Questions fréquentes](questions-frequentes), pour les réponses courtes',
            '[Guide des tailles](guide-des-tailles), pour mesurer au lieu de deviner',
            '[Réclamation](service/reclamation), si un article est abîmé ou incomplet',
            '[Appareils et piles](service/appareils-et-piles), pour rendre ce qui marche à l’électricité',
            `[${frenchWords(here).withdrawalName}](retractation), pour connaître vos droits`,
            '[Lettre d’information](lettre-information), une fois par mois',
          ),
        ),
      ],
      {
        title: 'Service et aide',
        description:
          'Livraison, paiement, retours, conseil et contact : toutes les pages d’aide de Nestling en un coup d’œil.',
      },
    ),
  }
}

export function contactInfos(here: Place): Draft {
  const words = frenchWords(here)
  return {
    slug: 'service/nous-joindre',
    group: 'service/contact',
    name: 'Comment nous joindre',
    content: page(
      [
        breadcrumb(),
        banner({
          headline: 'Comment nous joindre',
          level: 'h1',
          text: 'Ce sont des personnes qui vous répondent, en un jour ouvrable.',
          image: pictures.scene('service'),
          backgroundColor: 'butter',
        }),
        richText(
          p(`Écrivez-nous ${words.contact}.`),
          h2('Pour une réponse rapide'),
          ul(
            `**Commande :** le numéro de commande. Il figure dans la confirmation et sur le ${words.deliveryNote}.`,
            '**Défaut :** une photo de l’ensemble et une du détail.',
            '**Siège auto :** le modèle et l’année de votre voiture, la stature de votre enfant.',
            '**Meuble :** le numéro de la pièce, dans la notice de montage.',
          ),
          p('Ne nous envoyez ni mot de passe ni numéro de carte. Nous ne les demandons jamais.'),
        ),
        headline('La réponse est peut-être déjà là'),
        grid(3, [guideTeaser('delivery'), guideTeaser('returns'), guideTeaser('sizes')]),
      ],
      {
        title: 'Contact : comment nous joindre',
        description:
          'Les moyens et les heures pour joindre le service de Nestling, et ce qu’il nous faut pour répondre vite.',
      },
    ),
  }
}

export function consultation(here: Place): Draft {
  const words = frenchWords(here)
  return {
    slug: 'service/conseil',
    group: 'service/consultation',
    name: 'Conseil',
    content: page(
      [
        breadcrumb(),
        title('Un conseil avant l’achat'),
        lead(
          'Nous vous conseillons à distance : au calme, sans vous pousser à l’achat et sans trajet jusqu’au magasin.',
        ),
        table(
          'Nos sujets',
          ['Sujet', 'À préparer', 'Durée'],
          [
            ['Siège auto', 'voiture, place, stature et poids de votre enfant', 'environ 20 minutes'],
            ['Poussette', 'dimensions du coffre et de la porte, vos trajets', 'environ 20 minutes'],
            ['Sommeil', 'température de la chambre, stature, lit', 'environ 10 minutes'],
          ],
        ),
        richText(
          h2('Comment cela se passe'),
          ol(
            `Écrivez-nous ${words.contact} et indiquez le sujet.`,
            'Nous vous proposons deux rendez-vous, aussi en début de soirée.',
            'Vous recevez ensuite un court résumé avec deux ou trois modèles qui conviennent.',
          ),
          p('Le conseil est gratuit et ne vous engage à rien.'),
        ),
        consultationForm({
          headline: 'Demander un rendez-vous',
          text: 'Indiquez-nous un jour et un moment de la journée. Nous confirmons le rendez-vous par e-mail.',
          topics: ['Siège auto', 'Poussette', 'Sommeil'],
          consent: 'Vos indications ne servent qu’à ce rendez-vous. En savoir plus :',
          privacy: ['protection-des-donnees', 'Protection des données'],
        }),
        grid(2, [guideTeaser('car-seat'), guideTeaser('pram-questions')]),
      ],
      {
        title: 'Conseil pour le siège auto et la poussette',
        description:
          'Un conseil gratuit avant l’achat : siège auto, poussette et sommeil, sur rendez-vous, avec un court résumé.',
      },
    ),
  }
}
