import { article, breadcrumb, grid, headline, lead, richText, table, title } from '../build'
import { handout, headPicture, pullQuote } from '../build-display'
import type { Place } from '../place'
import { h2, p, ul } from '../rich'
import type { Draft } from '../types'
import { guideTeaser } from './guide-teasers'
import { pictures } from './pictures'
import { frenchWords } from './words'

export function layette(here: Place): Draft {
  const slug = 'conseils/trousseau-naissance'
  const { nappy } = frenchWords(here)
  return {
    slug,
    group: 'layette',
    name: 'Trousseau de naissance',
    tags: ['s-habiller'],
    content: article(
      [
        breadcrumb(),
        title('Ce qu’il faut vraiment à un nouveau-né'),
        lead(
          'Un lit, du lait, de quoi le changer, de la chaleur et un retour sûr à la maison. Le reste s’achète quand il manque.',
        ),
        headPicture(pictures.scene('nursery', 'guide')),
        table(
          'Vêtements pour les huit premières semaines, à deux lessives par semaine',
          ['Quoi', 'Taille 50', 'Taille 56', 'Taille 62'],
          [
            ['Bodys', '2', '6', '6'],
            ['Grenouillères ou pantalons', '2', '4', '4'],
            ['Hauts ou brassières', '1', '3', '3'],
            ['Pyjamas', '1', '3', '3'],
            ['Chaussettes, paires', '2', '3', '3'],
            ['Bonnets', '1', '1', '1'],
          ],
        ),
        richText(
          p(
            'Si votre enfant mesure plus de 52 cm à la naissance, sautez la taille 50. Voir le [guide des tailles](guide-des-tailles).',
          ),
          h2('À prévoir pour le premier jour', 'premier-jour'),
          ul(
            '**Un lit** au matelas ferme, deux draps-housses, deux [gigoteuses](conseils/gigoteuse-tog).',
            '**Une coque**, si vous rentrez en voiture. Exercez-vous avant à [attacher](conseils/siege-auto#attacher).',
            `**Un endroit où le changer**, avec un matelas lavable, un paquet de ${nappy}s de la plus petite taille, des linges doux.`,
            '**Dix carrés de mousseline** : pour essuyer, couvrir, protéger, laver.',
            '**Un thermomètre médical** et les numéros de la sage-femme et du cabinet de pédiatrie sur le réfrigérateur.',
          ),
          h2('Ce qui peut attendre', 'attendre'),
          ul(
            'Chaise haute, bavoirs, assiettes : après le cinquième mois.',
            'Jouets : les premières semaines, votre visage suffit.',
            'Siège de poussette, poussette légère, parc : quand votre enfant tient assis.',
            'Vêtements au-delà de la taille 68 : vous ne savez pas encore en quelle saison ils iront.',
          ),
          h2('Ce qu’il ne faut pas'),
          ul(
            'Oreiller, couverture, tour de lit et ciel de lit : la première année, ils n’ont pas leur place au lit.',
            'Des chaussures avant la marche. Les chaussettes tiennent plus chaud.',
            'Un trotteur à roulettes. Il cause des chutes et n’apprend pas à marcher.',
          ),
        ),
        handout(here, slug, {
          headline: 'À imprimer',
          name: 'Le trousseau de naissance sur papier',
          description: 'Quantités, tailles et ce qui peut attendre : à cocher sur la porte du réfrigérateur.',
        }),
        pullQuote(
          'Mieux vaut mesurer qu’estimer ; l’âge n’est qu’un repère.',
          ['De notre guide des tailles', 'guide-des-tailles'],
          { backgroundColor: 'butter' },
        ),
        headline('Et ensuite'),
        grid(2, [guideTeaser('sizes'), guideTeaser('sleeping-bag')]),
      ],
      {
        title: 'Trousseau : ce qu’il faut vraiment à un nouveau-né',
        description:
          'La liste courte des huit premières semaines : quantités par taille, à prévoir le premier jour, ce qui peut attendre et ce qui est inutile.',
      },
    ),
  }
}
