import { breadcrumb, lead, page, paragraph, richText, title } from '../build'
import type { Place } from '../place'
import { h2, ol, p, type RichNode, ul } from '../rich'
import type { Draft } from '../types'
import { frenchWords } from './words'

const exceptions = ul(
  'Les articles que nous brodons, imprimons ou fabriquons pour vous',
  'Les tire-lait, tétines et autres articles d’hygiène scellés, une fois le sceau rompu',
  'Les téléchargements, dès que vous avez accepté qu’ils commencent aussitôt',
)

/** The right that European law gives: two weeks, with the model form of the directive. */
function statutory(here: Place): RichNode[] {
  const words = frenchWords(here)
  return [
    h2('Votre droit', 'droit'),
    p(
      'Vous avez le droit de vous rétracter du contrat dans les 14 jours, sans donner de motif. Le délai commence le jour où vous, ou une personne que vous avez désignée, recevez le dernier article.',
    ),
    p(
      `Une déclaration claire suffit, par exemple par e-mail à [${here.serviceEmail}](${here.serviceEmail}). Vous pouvez utiliser le modèle ci-dessous, sans obligation. Le délai est respecté si vous envoyez votre déclaration avant son terme.`,
    ),
    h2('Les effets', 'effets'),
    p(
      'Nous vous remboursons tout, y compris la livraison standard, au plus tard 14 jours après réception de votre déclaration et par le moyen de paiement utilisé. Nous pouvons attendre l’article ou une preuve d’envoi. Renvoyez l’article dans les 14 jours ; nous payons le retour.',
    ),
    p(
      'Vous ne répondez d’une perte de valeur que si elle vient d’un usage qui allait au-delà de l’essai nécessaire.',
    ),
    h2('Ce droit ne vaut pas pour', 'exceptions'),
    exceptions,
    h2('Modèle', 'modele'),
    p(
      `À l’attention de ${words.company.slice(0, 3).join(', ')}, ${here.serviceEmail} :\nJe vous notifie par la présente ma rétractation du contrat portant sur la vente des articles suivants : …\nCommandés le … / reçus le …\nNom et adresse : …\nDate, et signature si ce formulaire est sur papier : …`,
    ),
    h2('En plus', 'en-plus'),
    p(
      'Nous reprenons de notre plein gré ce qui n’a pas servi pendant 30 jours. Votre droit légal n’en est pas limité. Voici comment faire : [Retours](livraison#retour).',
    ),
  ]
}

/** Swiss law knows no such right for what is bought online; the shop promises its own. */
const voluntary = (here: Place): RichNode[] => {
  const words = frenchWords(here)
  return [
    h2('Ce que dit la loi', 'droit'),
    p(
      'Le droit suisse ne prévoit pas de droit de révocation général pour les achats en ligne. Celui du Code des obligations vaut pour le démarchage à domicile et la vente par téléphone, pas pour une commande dans cette boutique.',
    ),
    h2('Ce que nous vous promettons', 'en-plus'),
    ol(
      'Vous pouvez rendre un article qui n’a pas servi dans les 30 jours dès réception, sans motif.',
      'Nous payons le retour. Le transporteur vient chercher les articles encombrants.',
      'Nous remboursons le prix entier au plus tard 14 jours après réception, par le moyen de paiement utilisé.',
    ),
    p(
      `Cette promesse fait partie du contrat. Un message à [${here.serviceEmail}](${here.serviceEmail}) ou le renvoi avec le ${words.deliveryNote} suffit. Voici comment faire : [Retours](livraison#retour).`,
    ),
    h2('Elle ne vaut pas pour', 'exceptions'),
    exceptions,
    h2('Un défaut, c’est autre chose', 'defauts'),
    p(
      'En cas de défaut, vous avez pendant deux ans les droits du Code des obligations, indépendamment des 30 jours.',
    ),
  ]
}

export function withdrawal(here: Place): Draft {
  const words = frenchWords(here)
  const isSwiss = here.locale === 'fr-ch'
  return {
    slug: 'retractation',
    group: 'withdrawal',
    name: words.withdrawalName,
    content: page(
      [
        breadcrumb(),
        title(words.withdrawalName),
        lead(
          isSwiss
            ? '30 jours pour rendre, promis de notre plein gré, sans frais et sans motif.'
            : 'La loi vous donne 14 jours, nous vous en donnons 30.',
        ),
        richText(...(isSwiss ? voluntary(here) : statutory(here))),
        paragraph('Nestling est une boutique de démonstration ; rien n’est vendu.', {
          type: 'small',
          color: 'quiet',
        }),
      ],
      {
        title: words.withdrawalName,
        description: isSwiss
          ? 'Pourquoi la loi suisse ne prévoit pas de rétractation pour les achats en ligne, et ce que Nestling vous promet à la place.'
          : 'Délai, forme et effets de la rétractation, les exceptions, un modèle et les 30 jours que Nestling y ajoute.',
      },
    ),
  }
}
