import { breadcrumb, faq, lead, page, table, title } from '../build'
import { headPicture } from '../build-display'
import type { Place } from '../place'
import type { Draft } from '../types'
import { pictures } from './pictures'
import { frenchWords } from './words'

const ways: Record<string, string[]> = {
  RE: ['Facture', '14 jours après réception', 'nom et adresse sont vérifiés ; la facture est jointe'],
  KK: ['Carte de crédit', 'à l’envoi', 'votre banque demande une confirmation'],
  PP: [
    'Portefeuille en ligne',
    'à l’envoi',
    'vous vous identifiez chez le prestataire, nous ne voyons aucun mot de passe',
  ],
  V: ['Paiement anticipé', 'avant l’envoi', 'nous réservons les articles sept jours'],
  TW: ['Application de paiement suisse', 'tout de suite', 'lire le code avec le téléphone et confirmer'],
}

export function payment(here: Place): Draft {
  const { invoice } = frenchWords(here)
  return {
    slug: 'paiement',
    group: 'payment',
    name: 'Payer',
    content: page(
      [
        breadcrumb(),
        title('Payer'),
        lead('Vous choisissez à la caisse. Aucun moyen de paiement ne coûte de supplément.'),
        headPicture(pictures.scene('payment', 'guide')),
        table(
          'Moyens de paiement',
          ['Moyen', 'Échéance', 'Remarque'],
          ['RE', 'KK', 'PP', 'V', 'TW'].flatMap((code) =>
            here.payments.includes(code) && ways[code] ? [ways[code]] : [],
          ),
        ),
        faq('Questions sur le paiement', [
          ...(invoice
            ? ([
                [
                  'Pourquoi la facture ne m’est-elle pas proposée ?',
                  'Pour une nouvelle adresse ou un montant élevé, nous ne la proposons pas toujours à la première commande. Les autres moyens vous restent ouverts.',
                ],
              ] as [string, string][])
            : []),
          [
            'Quand suis-je remboursé ?',
            'Au plus tard 14 jours après réception du retour, par le moyen que vous avez utilisé.',
          ],
          [
            'Puis-je combiner un bon et un autre moyen ?',
            'Oui. Le bon est déduit d’abord, le reste se paie par le moyen choisi. Le solde demeure sur le bon.',
            'bon',
          ],
          [
            'Que se passe-t-il en cas de retard ?',
            'Vous recevez d’abord un rappel aimable et gratuit. Écrivez-nous si c’est difficile : nous trouvons presque toujours une autre date.',
          ],
        ]),
      ],
      {
        title: 'Moyens de paiement',
        description: invoice
          ? 'Facture, carte, portefeuille ou paiement anticipé : quand payer, à quel coût et quand vous êtes remboursé.'
          : 'Carte, portefeuille ou paiement anticipé : quand payer, à quel coût et quand vous êtes remboursé.',
      },
    ),
  }
}
