import { breadcrumb, lead, page, richText, title } from '../build'
import type { Place } from '../place'
import { h2, p, ul } from '../rich'
import type { Draft } from '../types'
import { frenchWords } from './words'

export function accessibility(here: Place): Draft {
  const words = frenchWords(here)
  return {
    slug: 'accessibilite',
    group: 'accessibility',
    name: 'Accessibilité',
    content: page(
      [
        breadcrumb(),
        title('Déclaration d’accessibilité'),
        lead(
          'Chacune et chacun doit pouvoir acheter ici : au clavier, avec un lecteur d’écran, en gros caractères ou d’une main.',
        ),
        richText(
          h2('Notre référence'),
          p(words.accessLaw),
          h2('Ce qui marche', 'ce-qui-marche'),
          ul(
            'Toutes les pages s’utilisent au clavier ; l’endroit où vous êtes se voit toujours.',
            'Titres, zones et formulaires sont annoncés aux lecteurs d’écran.',
            'Le texte se détache bien du fond. La couleur seule ne dit jamais rien.',
            'Le texte s’agrandit du double sans que rien ne se perde.',
            'Qui préfère moins de mouvement n’en voit pas. Les contenus se lisent aussi sans JavaScript.',
          ),
          h2('Ce qui manque encore', 'ce-qui-manque'),
          p(
            'Cette déclaration repose sur notre propre examen de novembre 2026, avec des outils et à la main. Un examen par un tiers et des textes en langage simplifié restent à faire.',
          ),
          h2('Signaler un obstacle', 'signaler'),
          p(
            `Dites-nous où vous restez bloqué : écrivez-nous ${words.contact}. Nous répondons dans les deux semaines.`,
          ),
          p(words.accessAuthority),
        ),
      ],
      {
        title: 'Déclaration d’accessibilité',
        description:
          'Où en est l’accessibilité de la boutique Nestling, notre référence, ce qui manque et comment signaler un obstacle.',
      },
    ),
  }
}
