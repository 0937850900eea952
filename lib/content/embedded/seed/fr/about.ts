import { breadcrumb, grid, headline, lead, page, paragraph, richText, teaser, title } from '../build'
import type { Place } from '../place'
import { h2, p, quote, ul } from '../rich'
import type { Draft } from '../types'
import { frenchWords } from './words'

const wording = {
  baby: {
    title: 'Une boutique comme une bonne voisine',
    lead: 'Nestling vend ce dont les familles ont besoin les premières années, et leur dit ce qu’il faut savoir.',
    why: 'À l’arrivée d’un enfant, il faut décider en quelques semaines de cent choses dont personne n’avait parlé. Nous trions pour vous : moins de modèles, mais pour chacun une réponse claire à quatre questions. Est-ce la bonne taille ? Est-ce sûr ? Quand cela arrive-t-il ? Et si cela ne va pas ?',
  },
  bm: {
    title: 'Pour les familles qui grandissent',
    lead: 'Nestling équipe les familles, du premier lit au premier bureau, dedans comme dehors.',
    why: 'Les enfants grandissent, les logements rarement. C’est pourquoi nous indiquons pour chaque meuble les dimensions exactes, pour chaque vêtement la stature et pour chaque livraison le jour. Ainsi, vous décidez une fois et non trois.',
  },
} as const

export function about(here: Place): Draft {
  const words = frenchWords(here)
  const own = wording[here.brand]
  return {
    slug: 'a-propos',
    group: 'about',
    name: 'À propos',
    content: page(
      [
        breadcrumb(),
        title(own.title),
        lead(own.lead),
        richText(
          h2('Pourquoi nous existons'),
          p(own.why),
          quote('Ce dont nous ne sommes pas sûrs, nous ne l’écrivons pas.'),
          h2('Nos règles'),
          ul(
            '**Des mesures avant les adjectifs.** Longueur, poids et matière figurent avec chaque article.',
            '**La sécurité sans la peur.** Nous expliquons les normes au lieu de nous en servir pour inquiéter.',
            '**Un prix qui tient.** Pas de compte à rebours, pas d’option cochée d’avance.',
            '**Rendre n’est pas un drame.** 30 jours, sans frais, sans explication.',
          ),
        ),
        headline('Parlez-nous', { type: 'h2' }),
        richText(
          p(
            `Écrivez-nous ${words.contact}. Le soir et la nuit, nos [conseils](conseils/) prennent le relais.`,
          ),
        ),
        grid(2, [
          teaser('Conseils', 'Sommeil, voiture, tailles : un savoir vérifié, en textes courts.', [
            'conseils/',
            'Voir les conseils',
          ]),
          teaser('Questions fréquentes', 'Commander, payer, recevoir, rendre.', [
            'questions-frequentes',
            'Voir les réponses',
          ]),
        ]),
        paragraph(
          `Nestling livre ${words.inCountry} et dans d'autres pays ; chacun a sa boutique, avec ses prix et ses délais.`,
          {
            type: 'small',
            color: 'quiet',
          },
        ),
      ],
      { title: 'À propos', description: own.lead },
    ),
  }
}
