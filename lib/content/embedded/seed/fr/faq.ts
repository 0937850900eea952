import { breadcrumb, lead, page, faq as questions, richText, title } from '../build'
import type { Place } from '../place'
import { h2, p, ul } from '../rich'
import type { Draft } from '../types'
import { frenchWords } from './words'

export function faq(here: Place): Draft {
  const words = frenchWords(here)
  const means = [
    ...(words.invoice ? ['Facture, à régler dans les 14 jours'] : []),
    'Carte de crédit',
    'Portefeuille en ligne',
    'Paiement anticipé',
    ...(here.payments.includes('TW') ? ['Application de paiement suisse, sur le téléphone'] : []),
  ]
  return {
    slug: 'questions-frequentes',
    group: 'faq',
    name: 'Questions fréquentes',
    content: page(
      [
        breadcrumb(),
        title('Questions fréquentes'),
        lead('Les réponses courtes. Les longues sont à un clic.'),
        questions('Commander et payer', [
          [
            'Faut-il un compte ?',
            'Non, vous pouvez commander en tant qu’invité. Avec un compte, vous retrouvez vos commandes, vos adresses et vos favoris.',
          ],
          [
            'Comment puis-je payer ?',
            [
              p('À la caisse, vous choisissez entre :'),
              ul(...means),
              p('Les prix comprennent la TVA ; la [livraison](livraison) s’y ajoute.'),
            ],
            'paiement',
          ],
          [
            'Puis-je modifier ou annuler une commande ?',
            `Oui, tant qu'elle n'est pas emballée, soit une à deux heures en général. Écrivez-nous ${words.contact}.`,
            'modifier',
          ],
          [
            'Comment utiliser un bon ?',
            'Saisissez le code dans le panier. Un seul code promotionnel par commande ; les bons cadeaux peuvent s’y ajouter.',
          ],
        ]),
        questions('Livraison et retours', [
          [
            'Quand vais-je recevoir ma commande ?',
            `Un colis met ${words.days}, un article encombrant ${words.bulkyDays}. Les autres délais sont indiqués avec l'article. Tout le reste se trouve dans [Livraison et retours](livraison#livraison).`,
            'delai',
          ],
          [
            'Combien de temps ai-je pour rendre un article ?',
            `30 jours dès réception, sans frais. Pour les commandes du 15 novembre au 24 décembre 2026, nous prolongeons jusqu'au ${words.returnUntil}.`,
            'retour',
          ],
          [
            'Puis-je échanger un cadeau sans facture ?',
            `Oui, avec le ${words.deliveryNote}. Vous recevez un bon, et la personne qui l’a offert n’en saura rien.`,
          ],
        ]),
        questions('Sécurité et produits', [
          [
            'Puis-je utiliser un siège auto d’occasion ?',
            'Seulement si vous savez avec certitude qu’il n’a subi ni accident ni chute, qu’il est complet et que le mode d’emploi est là. Les points à vérifier figurent dans [En sécurité en voiture](conseils/siege-auto).',
          ],
          [
            'Quand mon enfant a-t-il besoin d’une couverture ?',
            'Pas du tout la première année. Une [gigoteuse](conseils/gigoteuse-tog) à la bonne taille est plus sûre, car elle ne remonte pas sur le visage.',
          ],
          [
            'Que se passe-t-il en cas de rappel ?',
            'Nous écrivons à toutes les personnes qui ont acheté l’article et leur disons exactement quoi faire. L’échange ne vous coûte rien.',
          ],
        ]),
        richText(h2('Vous ne trouvez pas votre question ?'), p(`Écrivez-nous ${words.contact}.`)),
      ],
      {
        title: 'Questions fréquentes',
        description:
          'Commande, paiement, livraison, retours et sécurité : des réponses courtes, avec des liens vers les pages détaillées.',
      },
    ),
  }
}
