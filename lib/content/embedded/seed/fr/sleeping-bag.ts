import { accordion, article, breadcrumb, embed, lead, paragraph, richText, table, title } from '../build'
import { headPicture } from '../build-display'
import { directAdd, sizeAdvisor } from '../build-shop'
import type { Place } from '../place'
import { h2, p, rule, ul } from '../rich'
import type { Draft } from '../types'
import { pictures } from './pictures'
import { frenchWords } from './words'

export function sleepingBag(here: Place): Draft {
  const { nappy } = frenchWords(here)
  return {
    slug: 'conseils/gigoteuse-tog',
    group: 'sleeping-bag',
    name: 'Gigoteuse : quel TOG ?',
    tags: ['dormir'],
    content: article(
      [
        breadcrumb(),
        title('Gigoteuse : quel TOG ?'),
        lead(
          'Le TOG indique à quel point une gigoteuse tient chaud. C’est la température de la chambre qui décide, pas le mois du calendrier.',
        ),
        headPicture(pictures.scene('night', 'guide')),
        table(
          'Indice de chaleur selon la température de la chambre',
          ['Indice', 'Température', 'Dessous'],
          [
            ['0,5 TOG', 'dès 24 °C', `body à manches courtes ou ${nappy} seulement`],
            ['1,0 TOG', '20 à 24 °C', 'body à manches courtes ou longues'],
            ['2,5 TOG', '16 à 20 °C', 'body à manches longues et pyjama'],
            ['3,5 TOG', 'moins de 16 °C', 'body à manches longues, pyjama, chaussettes'],
          ],
        ),
        richText(
          h2('A-t-il assez chaud ?', 'nuque'),
          p(
            'Touchez la nuque ou le dos, entre les omoplates. Tiède et sec, c’est bien. Moite, c’est trop chaud : enlevez une couche. Des mains et des pieds frais sont normaux ; ils ne veulent pas dire que l’enfant a froid.',
          ),
          p(
            'Avoir trop chaud est plus dangereux qu’avoir un peu frais. Environ 18 °C la nuit conviennent bien ; un bonnet n’a pas sa place au lit.',
          ),
          embed(
            paragraph(
              'Dans le doute, prenez l’indice le plus léger : on ajoute vite une couche, mais on remarque trop tard qu’un enfant a trop chaud.',
              {
                backgroundColor: 'butter',
                typographyWeight: 'medium',
              },
            ),
          ),
          h2('Est-elle à la bonne taille ?', 'taille'),
          ul(
            'La tête ne doit **pas** pouvoir passer par l’encolure. Un doigt passe entre le cou et le tissu.',
            'Les emmanchures sont ajustées elles aussi, sans serrer.',
            'La longueur : stature moins hauteur de la tête plus 10 cm. Voir le [guide des tailles](guide-des-tailles#gigoteuse).',
            'Rien ne dépasse : ni capuche, ni cordon, ni fermeture éclair contre le menton.',
          ),
          rule(),
          h2('Dormir en sécurité la première année', 'securite'),
          ul(
            '**Sur le dos**, à chaque sommeil, y compris la sieste.',
            '**Dans son propre lit, dans la chambre des parents.** Le matelas est ferme et plat.',
            '**Sans couverture libre**, ni oreiller, ni peau de mouton, ni tour de lit, ni grande peluche.',
            '**Sans fumée**, à la maison comme en voiture.',
          ),
          p(
            'Si votre enfant est né prématurément ou s’il est malade, demandez à votre pédiatre. Cette page ne remplace pas l’avis de quelqu’un qui connaît votre enfant.',
          ),
        ),
        directAdd('100008', {
          headline: 'Une gigoteuse pour presque toutes les nuits',
          text: 'Pour une chambre de 16 à 20 °C, en trois longueurs. La bonne : la stature moins la longueur de la tête, plus 10 cm.',
          backgroundColor: 'apricot',
        }),
        accordion('Encore un mot', [
          [
            'Faut-il plusieurs gigoteuses ?',
            p(
              'Deux à la bonne taille suffisent le plus souvent : l’une au lit, l’autre à la lessive. En été s’ajoute une légère.',
            ),
          ],
          [
            'Peut-on garder la gigoteuse dans le siège auto ?',
            p(
              'Non. Le harnais doit être près du corps ; voir [En sécurité en voiture](conseils/siege-auto#veste).',
            ),
          ],
          [
            'Jusqu’à quand ?',
            p(
              'Quand votre enfant se lève et trébuche dans sa gigoteuse, ou qu’il grimpe, c’est fini. C’est souvent vers deux ans.',
            ),
          ],
        ]),
        sizeAdvisor(
          'Et la taille ?',
          'Toutes les tailles avec la stature et l’âge, en un coup d’œil.',
          'guide-des-tailles',
        ),
      ],
      {
        title: 'Gigoteuse : quel TOG ?',
        description:
          'Le tableau des TOG selon la température, ce que l’enfant porte dessous, le test de la nuque et les règles du sommeil sûr.',
      },
    ),
  }
}
