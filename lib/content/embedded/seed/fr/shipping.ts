import { accordion, breadcrumb, lead, page, paragraph, richText, scheduled, table, title } from '../build'
import type { Place } from '../place'
import { h2, ol, p, quote, ul } from '../rich'
import type { Draft } from '../types'
import { frenchWords } from './words'

export function shipping(here: Place): Draft {
  const words = frenchWords(here)
  return {
    slug: 'livraison',
    group: 'shipping',
    name: 'Livraison et retours',
    content: page(
      [
        breadcrumb(),
        title('Livraison et retours'),
        lead(
          `Un colis coûte ${words.standard} de port et arrive chez vous en ${words.days}. Si quelque chose ne va pas, renvoyez-le gratuitement dans les 30 jours.`,
        ),
        table(
          `Frais et délais de livraison ${words.inCountry}`,
          ['Envoi', 'Frais', 'Délai'],
          [
            ['Colis à domicile', words.standard, words.days],
            [`Colis dans ${words.pickup}`, words.standard, words.days],
            ['Article encombrant par transporteur', words.bulky, words.bulkyDays],
            ['Bon cadeau à imprimer', here.money(0), 'par e-mail, le plus souvent en moins d’une heure'],
          ],
        ),
        paragraph(words.customs, { type: 'small', color: 'quiet' }),
        scheduled(
          { from: '2026-11-30 23:00', to: `2026-12-${here.lastOrderDay} 11:00` },
          paragraph(
            `Pour une arrivée sûre avant Noël : commandez les colis jusqu'au ${words.lastOrder} à midi, les articles encombrants jusqu'au 9 décembre.`,
            {
              backgroundColor: 'butter',
            },
          ),
        ),
        richText(
          h2('Comment arrive votre commande', 'livraison'),
          p(
            'Chaque article indique s’il est **disponible tout de suite** ou quand il sera de retour. Si vos articles ont des délais différents, nous envoyons d’abord ce qui est prêt. Vous ne payez le port qu’une fois.',
          ),
          ul(
            'Dès que le colis quitte notre entrepôt, vous recevez un e-mail avec le numéro de suivi.',
            'Si vous êtes absent, le colis vous attend sept jours au point de retrait.',
            'Le transporteur vous appelle pour convenir d’un jour. Il livre jusque dans le logement.',
          ),
          h2('Comment rendre un article', 'retour'),
          ol(
            `Ouvrez la commande dans votre compte ou prenez le ${words.deliveryNote}.`,
            'Remettez l’article et le bon de retour dans le carton. Essayer, oui ; laver, non.',
            `Déposez le colis dans un point de dépôt. Le transporteur vient chercher les articles encombrants : écrivez-nous ${words.contact}.`,
            'Nous vous remboursons au plus tard 14 jours après réception du retour, par le moyen de paiement utilisé.',
          ),
          quote(words.withdrawal),
          p(
            'Nous ne pouvons pas reprendre les articles brodés ou imprimés pour vous, ni les tire-lait ouverts. Un défaut, c’est autre chose : nous en répondons toujours.',
          ),
        ),
        accordion('Si quelque chose se passe mal', [
          [
            'Le colis est abîmé',
            p(
              'Acceptez-le, prenez une photo et écrivez-nous dans les sept jours. Un siège auto livré dans un carton enfoncé ne doit **pas** être utilisé : nous le remplaçons.',
            ),
          ],
          [
            'Il manque un article',
            p(
              'Regardez dans l’e-mail d’envoi : il voyage souvent dans un second colis. S’il n’y est pas non plus, nous vous l’envoyons.',
            ),
          ],
          [
            'La livraison n’arrive pas',
            p(
              `Si le jour annoncé est dépassé de deux jours ouvrés, écrivez-nous ${words.contact}. Nous cherchons le colis et vous tenons au courant.`,
            ),
          ],
        ]),
      ],
      {
        title: 'Livraison et retours',
        description: `Port dès ${words.standard}, livraison en ${words.days}, 30 jours pour rendre gratuitement. Frais, délais et marche à suivre.`,
      },
    ),
  }
}
