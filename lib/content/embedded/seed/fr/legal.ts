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
            '**Visite :** pays et langue, favoris, panier et choix de cookies. Ce qui se trouve sur votre appareil figure [plus bas](protection-des-donnees#appareil).',
          ),
          h2('Ce qui se trouve sur votre appareil', 'appareil'),
          textTable(
            ['Nom', 'Pour quoi', 'Durée'],
            ['`i18n_redirected`', 'cookie : pays et langue', '365 jours'],
            ['`consent`', 'cookie : votre choix de cookies', 'un an'],
            ['`nestling`, avec https `__Host-nestling`', 'cookie : retrouver vos favoris', 'un an'],
            ['`voucher`', 'cookie : le bon avec lequel un lien vous a amené', '14 jours'],
            [
              '`scrid`',
              'cookie, avec votre accord seulement : de quelle page du partenaire de fidélité vous venez',
              'jusqu’à la fermeture du navigateur',
            ],
            [
              '`nestling:viewed`',
              'mémoire du navigateur : ce que vous avez regardé en dernier',
              'jusqu’à ce que vous la vidiez',
            ],
            [
              '`video-consent-…`',
              'mémoire du navigateur : de qui vous souhaitez charger des vidéos',
              'jusqu’à la fermeture de l’onglet',
            ],
            [
              '`nestling:reload:…`',
              'mémoire du navigateur : ne recharger une page qu’une fois après une erreur',
              'jusqu’à la fermeture de l’onglet',
            ],
          ),
          p(
            'Votre navigateur garde en outre une page à montrer quand le réseau manque. À la rédaction, l’aperçu pose jusqu’à sa fin les cookies `__prerender_bypass` et `nestling-preview-time`.',
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
