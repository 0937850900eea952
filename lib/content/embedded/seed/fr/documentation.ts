import { accordion, breadcrumb, grid, lead, page, paragraph, richText, table, teaser, title } from '../build'
import type { Place } from '../place'
import { code, h2, marked, ol, p, quote, rule, ul } from '../rich'
import type { Draft } from '../types'

export function documentation(here: Place): Draft[] {
  return [
    {
      slug: 'documentation/',
      group: 'documentation',
      name: 'Documentation',
      isStartpage: true,
      content: page(
        [
          title('Documentation'),
          lead('Pour celles et ceux qui écrivent et entretiennent les pages de cette boutique.'),
          grid(2, [
            teaser(
              'Composer une page',
              'Blocs, titres, liens et dates.',
              ['documentation/redaction', 'Lire la suite'],
              {
                level: 'h2',
              },
            ),
            teaser(
              'Retour à la boutique',
              'L’accueil, tel que le voient les visiteurs.',
              ['home', 'Vers l’accueil'],
              {
                level: 'h2',
              },
            ),
          ]),
        ],
        { title: 'Documentation', noindex: true },
      ),
    },
    {
      slug: 'documentation/redaction',
      group: 'documentation/editing',
      name: 'Composer une page',
      content: page(
        [
          breadcrumb(),
          title('Composer une page'),
          lead(
            'Une page est une suite de blocs. Chacun a son formulaire ; les champs obligatoires sont signalés, tous les autres peuvent rester vides.',
          ),
          table(
            'Les blocs et leur usage',
            ['Bloc', 'Usage', 'Remarque'],
            [
              ['Titre', 'structure la page', 'un seul de premier niveau, puis aucun niveau sauté'],
              [
                'Paragraphe',
                'un texte court, aussi sur fond coloré',
                'une ligne vide commence un nouveau paragraphe',
              ],
              [
                'Texte enrichi',
                'de longs textes avec listes, liens et tableaux',
                'peut contenir d’autres blocs',
              ],
              [
                'Image',
                'une image, avec un texte pour qui ne la voit pas',
                'le texte dit ce que montre l’image',
              ],
              ['Bannière', 'l’ouverture d’une page', 'une par page au plus'],
              ['Accroche', 'mène à une autre page', 'les mots du lien nomment la destination'],
              ['Grille', 'place des blocs côte à côte', 'toujours une colonne sur le téléphone'],
              ['Tableau', 'tailles, prix, comparaisons', 'ne pas oublier la légende'],
              ['Accordéon', 'des détails dont tout le monde n’a pas besoin', 'n’y cacher rien d’important'],
              [
                'Questions et réponses',
                'les questions fréquentes',
                'les moteurs de recherche les lisent aussi',
              ],
              ['Fil d’Ariane', 'le chemin vers l’accueil', 'sans entrées, il suit les dossiers'],
              [
                'Déclencheur',
                'montre des blocs à un moment ou à un endroit',
                'heures en temps universel (UTC)',
              ],
            ],
          ),
          richText(
            h2('En cinq étapes'),
            ol(
              'Créez une page dans le dossier du marché. Le nom devient le titre, l’identifiant devient l’adresse.',
              'Commencez par le fil d’Ariane, un titre et une phrase qui répond à la question des lecteurs.',
              'Ajoutez des blocs et regardez l’aperçu à la largeur d’un téléphone.',
              'Remplissez le titre et la description pour les moteurs de recherche.',
              'Publiez. La page est à jour partout en une seconde environ.',
            ),
            h2('Adresses', 'adresses'),
            p(
              'Les identifiants s’écrivent en minuscules et sans accents : ',
              marked('À propos', 'strike'),
              ' devient `a-propos`. Le dossier du marché et `kategorieseiten` disparaissent de l’adresse :',
            ),
            code('text', `${here.locale}/kategorieseiten/poussettes\n/${here.market.code}/poussettes/`),
            h2('Dates', 'dates'),
            p(
              'Un déclencheur avec deux dates ne montre son contenu qu’entre elles. En hiver, minuit à Zurich, Paris et Bruxelles correspond à 23 h UTC la veille ; en été, à 22 h UTC.',
            ),
            quote('Vérifier les dates, puis publier.'),
            h2('Mise en forme'),
            ul(
              '**Gras** pour le mot qui compte ; *italique* pour les titres.',
              'Des liens qui nomment leur but, par exemple vers le [guide des tailles](guide-des-tailles#mesurer) ou vers [redaction@example.com](redaction@example.com).',
              'Les autres sites s’ouvrent dans une nouvelle fenêtre : [exemple](https://example.com/).',
            ),
            p(
              'Exposants et indices existent aussi : m',
              marked('2', 'superscript'),
              ', CO',
              marked('2', 'subscript'),
              ', et un ',
              marked('surlignage', 'highlight', { color: '#FBF0C9' }),
              ' pour les changements.',
            ),
            rule(),
            p(
              'La page d’un autre marché est une page à part. Reliez les deux comme versions l’une de l’autre : le changement de pays mènera exactement au bon endroit.',
            ),
          ),
          accordion('Si quelque chose n’apparaît pas', [
            [
              'Le bloc manque sur la page',
              p('Un champ obligatoire est vide. L’aperçu montre lequel, à cet endroit.'),
            ],
            [
              'La page montre l’ancien état',
              p('Est-elle publiée ou seulement enregistrée ? La liste des pages le dit.'),
            ],
            [
              'Un lien ne mène nulle part',
              p('Sa cible a été renommée ou retirée. Choisissez-la de nouveau.'),
            ],
          ]),
          paragraph(
            'Les blocs que la boutique ne connaît pas ne se voient que dans l’aperçu, jamais chez les visiteurs.',
            { type: 'small' },
          ),
        ],
        { title: 'Composer une page', noindex: true },
      ),
    },
  ]
}
