import { breadcrumb, grid, headline, lead, page, richText, title } from '../build'
import { choiceField, customForm, formField } from '../build-form'
import type { Place } from '../place'
import { h2, p, ul } from '../rich'
import type { Draft } from '../types'
import { guideTeaser } from './guide-teasers'
import { frenchWords } from './words'

export function complaint(here: Place): Draft {
  const words = frenchWords(here)
  return {
    slug: 'service/reclamation',
    group: 'service/complaint',
    name: 'Réclamation',
    content: page(
      [
        breadcrumb(),
        title('Un article est abîmé ou incomplet'),
        lead('Nous en sommes désolés. Écrivez-nous ce qui se passe : avec une photo, cela va plus vite.'),
        customForm({
          headline: 'Signaler un défaut',
          text: 'Nous vous répondons en un jour ouvrable, avec une proposition.',
          fields: [
            formField('text', 'Numéro de commande ou d’article', {
              required: true,
              hint: `Il figure sur le ${words.deliveryNote}.`,
            }),
            formField('email', 'Adresse e-mail', { required: true }),
            formField('longtext', 'Que s’est-il passé ?', { required: true }),
            choiceField('Qu’est-ce qui vous aiderait ?', [
              'Une pièce de rechange',
              'Une réparation',
              'Un nouvel article',
              'Un remboursement',
            ]),
            formField('file', 'Photo ou facture', { accept: 'documents', megabytes: 4 }),
          ],
          consent: 'Vos indications ne servent qu’à cette réclamation. En savoir plus :',
          privacy: ['protection-des-donnees', 'Protection des données'],
        }),
        richText(
          h2('L’essentiel d’abord'),
          ul(
            '**Votre enfant s’y assied,** par exemple siège auto, chaise haute ou poussette ? Merci de ne plus utiliser l’article avant notre réponse.',
            '**Vos droits en cas de défaut** figurent dans les [conditions générales](conditions-generales#defauts). Le renvoi est à nos frais.',
            '**Encore inutilisé ?** Le [retour](livraison#retour) est alors plus court.',
          ),
          p(`Vous préférez écrire directement ? Écrivez-nous ${words.contact}.`),
        ),
        headline('Cela vous aide peut-être déjà'),
        grid(2, [guideTeaser('returns'), guideTeaser('delivery')]),
      ],
      {
        title: 'Réclamation : un article est abîmé ou incomplet',
        description:
          'Signaler un défaut, un dommage ou une pièce manquante, avec photo ou facture. Nestling répond en un jour ouvrable.',
      },
    ),
  }
}
