import { breadcrumb, page, paragraph, richText, title } from '../build'
import type { Place } from '../place'
import { h2, p, ul } from '../rich'
import type { Draft } from '../types'
import { frenchWords } from './words'

export function terms(here: Place): Draft {
  const words = frenchWords(here)
  return {
    slug: 'conditions-generales',
    group: 'terms',
    name: 'Conditions générales',
    content: page(
      [
        breadcrumb(),
        title('Conditions générales de vente'),
        paragraph(
          'Nestling est une boutique de démonstration : rien n’est vendu et aucun contrat n’est conclu. Ce texte montre à quoi ressembleraient les conditions.',
          { backgroundColor: 'butter' },
        ),
        richText(
          h2('1. À qui elles s’appliquent'),
          p(
            `Ces conditions s’appliquent aux commandes passées ${words.inCountry} par des consommatrices et des consommateurs auprès de ${words.company[0]}.`,
          ),
          h2('2. Conclusion du contrat', 'contrat'),
          p(
            'Les articles présentés sont une invitation. En cliquant sur « commander avec obligation de paiement », vous faites une offre. L’accusé de réception ne l’accepte pas encore ; elle est acceptée avec l’e-mail d’envoi. D’ici là, vous pouvez corriger vos saisies à la caisse.',
          ),
          h2('3. Prix et port', 'prix'),
          p(
            `${words.customs} S’y ajoute le [port](livraison) : ${words.standard} pour un colis, ${words.bulky} pour un article encombrant. Il est indiqué à la caisse avant la commande.`,
          ),
          h2('4. Paiement'),
          p(
            'Les moyens et les délais figurent sous [Payer](paiement). Les articles restent notre propriété jusqu’au paiement complet, dans la mesure où la loi le permet.',
          ),
          h2('5. Livraison'),
          p(
            'Le délai figure avec l’article. Si nous ne pouvons pas le tenir, nous vous le disons et vous pouvez annuler sans frais.',
          ),
          h2('6. Retours'),
          p(`Vous avez 30 jours, voir [${words.withdrawalName}](retractation).`),
          h2('7. Défauts', 'defauts'),
          p(
            `La loi vous protège en cas de défaut ${words.warranty}. Vous pouvez demander d’abord la réparation ou le remplacement. Les garanties des fabricants s’y ajoutent.`,
          ),
          h2('8. Bons et téléchargements'),
          ul(
            'Un bon cadeau s’utilise jusqu’au terme de la prescription légale, aussi en plusieurs fois. Il n’est pas échangé contre de l’argent.',
            'Un téléchargement peut être enregistré et imprimé pour votre famille, mais pas transmis.',
          ),
          h2('9. Responsabilité'),
          p(
            'Notre responsabilité est entière en cas d’intention, de faute grave et d’atteinte à la vie ou à la santé. En cas de faute légère, elle se limite à la violation d’une obligation essentielle et au dommage prévisible.',
          ),
          h2('10. Droit et litiges'),
          p(words.law),
          p(words.dispute),
        ),
      ],
      {
        title: 'Conditions générales de vente',
        description:
          'Les conditions générales de Nestling : contrat, prix, livraison, retours, défauts et responsabilité.',
      },
    ),
  }
}
