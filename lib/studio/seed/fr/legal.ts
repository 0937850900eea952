import { breadcrumb, page, richText, title } from '../build'
import type { Place } from '../place'
import { h2, p, textTable, ul } from '../rich'
import type { Draft } from '../types'
import { frenchWords } from './words'

export function imprint(here: Place): Draft {
  const words = frenchWords(here)
  return {
    slug: 'mentions-legales',
    group: 'imprint',
    name: 'Mentions légales',
    content: page(
      [
        breadcrumb(),
        title('Mentions légales'),
        richText(
          p(
            'Nestling est une boutique de démonstration. L’entreprise et toutes les indications de cette page sont inventées ; rien n’est vendu.',
          ),
          h2('Éditeur'),
          p(words.company.join('\n')),
          h2('Contact'),
          p(`Écrivez-nous ${words.contact}.`),
          h2('Registres'),
          ul(words.register, words.vat, words.battery, words.electronics),
          h2('Responsable du contenu'),
          p('La direction de la société indiquée ci-dessus.'),
          h2('Litiges'),
          p(words.dispute),
          h2('Images'),
          p('Toutes les images ont été dessinées pour cette boutique.'),
        ),
      ],
      { title: 'Mentions légales', description: 'Éditeur, contact et registres de Nestling.', noindex: true },
    ),
  }
}

export function privacy(here: Place): Draft {
  const words = frenchWords(here)
  return {
    slug: 'protection-des-donnees',
    group: 'privacy',
    name: 'Protection des données',
    content: page(
      [
        breadcrumb(),
        title('Protection des données'),
        richText(
          p(
            'Nous enregistrons ce qui est nécessaire à votre commande, et rien de plus tant que vous ne le permettez pas.',
          ),
          h2('Ce que nous enregistrons'),
          ul(
            '**Commande :** nom, adresse, e-mail, articles et moyen de paiement, aussi longtemps que la loi l’exige pour les factures.',
            '**Compte :** ce que vous y inscrivez. Vous pouvez le supprimer à tout moment.',
            '**Visite :** pays et langue, panier et choix de cookies, sur votre appareil.',
          ),
          h2('Ce qui n’a lieu qu’avec votre accord', 'accord'),
          p(
            'Les statistiques, la fidélité et la publicité sont désactivées jusqu’à votre accord. Votre choix vaut un an ; le lien au bas de la page permet de le modifier à tout moment.',
          ),
          textTable(
            ['Service', 'Pour quoi', 'Groupe'],
            ['Panier, connexion, pays', 'faire marcher la boutique', 'nécessaire'],
            ['`econda_storage`', 'compter les visites, classer les recommandations', 'statistiques'],
            [
              '`payback_storage`',
              'retenir si vous venez d’un partenaire de fidélité',
              'fidélité et publicité',
            ],
          ),
          h2('Qui d’autre reçoit vos données', 'destinataires'),
          ul(
            'Les transporteurs : nom, adresse et, pour convenir d’un jour, numéro de téléphone',
            'Les services de paiement : ce qu’il leur faut pour traiter votre paiement',
            'Personne d’autre. Nous ne vendons aucune donnée.',
          ),
          h2('Combien de temps nous les gardons', 'duree'),
          p(
            'Les factures aussi longtemps que le droit fiscal l’exige. Nous effaçons vos questions un an après la dernière réponse, et les inscriptions non confirmées à la lettre d’information après sept jours.',
          ),
          h2('Qui est responsable'),
          p(words.company.join('\n')),
          h2('Vos droits'),
          ul(
            'Accéder à vos données, les faire rectifier ou effacer',
            'Les recevoir dans un format courant',
            'Retirer un accord, avec effet pour l’avenir',
            `Déposer plainte auprès ${words.authority}`,
          ),
          p(`Des questions ? Écrivez-nous ${words.contact}.`),
        ),
      ],
      {
        title: 'Protection des données',
        description:
          'Quelles données Nestling enregistre, ce qui n’a lieu qu’avec votre accord et quels sont vos droits.',
        noindex: true,
      },
    ),
  }
}
