import { faq, grid, headline, page, paragraph, richText, teaser, title } from '../build'
import type { Place } from '../place'
import { p, ul } from '../rich'
import type { Draft } from '../types'
import { frenchWords } from './words'

const help = () =>
  grid(3, [
    teaser('Guide des tailles', 'La bonne taille, de 50 à 98.', ['guide-des-tailles', 'Trouver la taille'], {
      level: 'h2',
    }),
    teaser('Conseils', 'Sommeil, voiture, vêtements.', ['conseils/', 'Voir les conseils'], { level: 'h2' }),
    teaser(
      'Questions fréquentes',
      'Commander, recevoir, rendre.',
      ['questions-frequentes', 'Voir les réponses'],
      { level: 'h2' },
    ),
  ])

/** Pages that other screens take their texts from. */
export function special(here: Place): Draft[] {
  const words = frenchWords(here)
  return [
    {
      slug: 'layouts/error-page',
      group: 'layouts/error-page',
      name: 'Page introuvable',
      content: page(
        [
          title('Cette page n’existe pas'),
          paragraph(
            'Il manque peut-être une lettre dans l’adresse, ou la page a déménagé. Vous pouvez continuer ici :',
          ),
          help(),
        ],
        { title: 'Page introuvable', noindex: true },
      ),
    },
    {
      slug: 'layouts/null-result-error',
      group: 'layouts/null-result-error',
      name: 'Recherche sans résultat',
      content: page(
        [
          headline('Essayez ainsi', { type: 'h2' }),
          richText(
            ul(
              'Un filtre de moins, par exemple la taille ou la couleur',
              'Un mot au lieu de plusieurs, par exemple « gigoteuse » au lieu de « gigoteuse hiver longue »',
              'Un mot plus général, par exemple « siège » au lieu d’un numéro de modèle',
            ),
          ),
          help(),
        ],
        { title: 'Aucun résultat', noindex: true },
      ),
    },
    {
      slug: 'layouts/checkout-content',
      group: 'layouts/checkout-content',
      name: 'Informations à la caisse',
      content: page(
        [
          paragraph(
            [
              `Livraison en ${words.days}`,
              '30 jours pour rendre sans frais',
              ...(words.invoice ? ['Paiement sur facture'] : []),
            ].join(' · '),
            { typographyWeight: 'medium' },
          ),
          faq('Bon à savoir', [
            [
              'Puis-je changer l’adresse plus tard ?',
              'Oui, tant que la commande n’est pas emballée. Ensuite, utilisez la déviation proposée dans l’e-mail d’envoi.',
            ],
            [
              'Quand le montant est-il débité ?',
              words.invoice
                ? 'À l’envoi pour la carte de crédit et le portefeuille en ligne ; la facture se règle dans les 14 jours après réception.'
                : 'À l’envoi pour la carte de crédit et le portefeuille en ligne.',
            ],
            [
              'L’emballage d’un cadeau est-il neutre ?',
              `Oui. Le carton ne révèle rien, et le ${words.deliveryNote} n’indique aucun prix.`,
            ],
          ]),
          richText(p(`Des questions ? Écrivez-nous ${words.contact}.`)),
        ],
        { title: 'Caisse', noindex: true },
      ),
    },
    {
      slug: 'layouts/login-content',
      group: 'layouts/login-content',
      name: 'Informations à la connexion',
      content: page(
        [
          headline('Avec un compte, tout va plus vite', { type: 'h2', typography: 'medium' }),
          richText(
            ul(
              'Suivre ses commandes et les rendre en un clic',
              'Enregistrer une fois l’adresse des grands-parents et celle de la crèche',
              'Retrouver ses favoris sur tous ses appareils',
            ),
            p('Sans compte, vous commandez en tant qu’invité. Les deux sont aussi sûrs.'),
          ),
        ],
        { title: 'Connexion', noindex: true },
      ),
    },
    {
      slug: 'layouts/thank-you-expired',
      group: 'layouts/thank-you-expired',
      name: 'Confirmation expirée',
      content: page(
        [
          title('Nous avons bien reçu votre commande'),
          richText(
            p(
              'Pour vous protéger, nous n’affichons cette confirmation que peu de temps. Tout figure dans l’e-mail que nous vous avons envoyé ; regardez sinon dans le courrier indésirable.',
            ),
            p(`Pas d'e-mail ? Écrivez-nous ${words.contact}. Merci de ne pas commander une seconde fois.`),
          ),
          help(),
        ],
        { title: 'Commande reçue', noindex: true },
      ),
    },
  ]
}
