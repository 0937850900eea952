import { banner, campaignTeaser, faq, grid, headline, page, paragraph, scheduled, teaser, to } from '../build'
import { brandLink, categoryTiles, markWall, pullQuote } from '../build-display'
import { campaignCard, productSlider, recentlyViewed } from '../build-shop'
import { tilesOf } from '../category'
import type { Place } from '../place'
import type { Draft } from '../types'
import { frenchCategories } from './categories/index'
import { guideTeaser } from './guide-teasers'
import { pictures } from './pictures'
import { frenchWords } from './words'

const opening = {
  baby: {
    kicker: 'Pour les premières années',
    headline: 'Tout ce qu’il faut à votre enfant. Rien qui vous laisse dans le doute.',
    text: 'Bodys, gigoteuses, sièges auto, poussettes : nous vous disons d’abord si la taille convient, si c’est sûr et quand cela arrive.',
    title: 'L’équipement de bébé, à la bonne taille',
    description:
      'Vêtements, gigoteuses, sièges auto et poussettes pour les premières années. Guide des tailles, délais honnêtes et 30 jours pour changer d’avis.',
  },
  bm: {
    kicker: 'Pour toute la famille',
    headline: 'Une maison qui grandit avec votre famille.',
    text: 'Du premier lit au cartable, de la chaise haute à la cabane de jardin : bien rangé, décrit avec précision, livré comme promis.',
    title: 'Famille, maison et promenade',
    description:
      'Meubles, vêtements et équipement pour les familles avec enfants de tout âge. Des dimensions exactes, des délais fiables, 30 jours pour rendre.',
  },
} as const

export function home(here: Place): Draft {
  const words = frenchWords(here)
  const { kicker, headline: opener, text, title, description } = opening[here.brand]
  return {
    slug: 'home',
    group: 'home',
    name: 'Accueil',
    content: page(
      [
        banner({
          headline: opener,
          level: 'h1',
          kicker,
          text,
          link: to('guide-des-tailles'),
          linkText: 'Trouver la taille',
          image: pictures.scene(here.brand === 'baby' ? 'cuddle' : 'nursery'),
          backgroundColor: 'apricot',
        }),
        campaignTeaser(
          { from: '2026-11-14 23:00', to: '2026-12-24 12:00' },
          {
            headline: 'Choisir ses cadeaux sans se presser',
            badge: 'Noël',
            text: `Ce que vous commandez d’ici au réveillon se rend plus longtemps : jusqu’au ${words.returnUntil}. Le carton ne révèle rien, et le ${words.deliveryNote} n’indique aucun prix.`,
            image: pictures.scene('gifts'),
            link: to('kategorieseiten/jouer/'),
            linkText: 'Voir les cadeaux',
            backgroundColor: 'butter',
          },
        ),
        scheduled(
          { from: '2026-11-30 23:00', to: `2026-12-${here.lastOrderDay} 11:00` },
          paragraph(
            `Chez vous avant Noël : commandez vos colis jusqu'au ${words.lastOrder} à midi. Pour les meubles et autres articles encombrants, le dernier jour sûr est le 9 décembre.`,
            { backgroundColor: 'sage', icon: 'truck' },
          ),
        ),
        scheduled(
          { from: '2026-12-24 12:00', to: '2027-01-06 23:00' },
          teaser(
            'Trop petit, trop grand, reçu en double ?',
            `L'échange des cadeaux de Noël est possible jusqu'au ${words.returnUntil}, même sans facture : le ${words.deliveryNote} suffit.`,
            ['livraison', 'Comment échanger'],
            { level: 'h2', variant: 'plain', backgroundColor: 'sky' },
          ),
        ),
        categoryTiles('Que cherchez-vous ?', tilesOf(frenchCategories(words), pictures)),
        productSlider('Les gigoteuses du moment', 'schlafsaecke', [
          'kategorieseiten/dormir/gigoteuses',
          'Toutes les gigoteuses',
        ]),
        headline('Que souhaitez-vous savoir ?'),
        grid(4, [
          teaser(
            'Est-ce la bonne taille ?',
            'Les tailles 50 à 98, avec la stature et l’âge – et que faire entre deux tailles.',
            ['guide-des-tailles', 'Guide des tailles'],
          ),
          teaser(
            'Est-ce sûr ?',
            'Dos à la route, harnais bien serré, norme R129 : l’essentiel sur le siège auto.',
            ['conseils/siege-auto', 'En sécurité en voiture'],
          ),
          teaser(
            'Quand est-ce que cela arrive ?',
            `Un colis met ${words.days}, un article encombrant ${words.bulkyDays}. Le port coûte ${words.standard}.`,
            ['livraison', 'Voir la livraison'],
          ),
          teaser('Et si cela ne va pas ?', 'Vous avez 30 jours. Nous payons le retour.', [
            'livraison',
            'Voir les retours',
          ]),
        ]),
        grid(
          2,
          [
            campaignCard({
              badge: 'Hiver',
              headline: 'Bien au chaud pour sortir',
              text: 'Des vestes et des combinaisons sous lesquelles une couche passe encore. À retirer dans le siège auto.',
              price: 'Retour gratuit',
              target: 'kategorieseiten/vetements/vestes',
              image: pictures.still('jacket', 'coral', 'teaser'),
              backgroundColor: 'sky',
              dateFrom: '2026-10-31 23:00',
              dateTo: '2027-02-28 23:00',
            }),
            campaignCard({
              headline: 'Tout pour les huit premières semaines',
              text: 'Bodys, grenouillères et bonnets pour commencer, en coton doux et en laine.',
              price: 'Mauvaise taille ? 30 jours pour rendre',
              target: 'kategorieseiten/vetements/trousseau',
              image: pictures.still('romper', 'sage', 'teaser'),
              backgroundColor: 'apricot',
            }),
          ],
          { headline: 'Pour être prêts', gap: 'large' },
        ),
        pullQuote(
          'Dans le doute, prenez l’indice le plus léger : on ajoute vite une couche, mais on remarque trop tard qu’un enfant a trop chaud.',
          ['De notre conseil sur la gigoteuse', 'conseils/gigoteuse-tog'],
          { backgroundColor: 'sage' },
        ),
        headline('Bien dormir, bien rouler'),
        grid(
          2,
          [
            guideTeaser('sleeping-bag'),
            teaser(
              'Choisir la bonne poussette',
              'Couchage, coffre, ascenseur : laquelle pour quel usage, et ce qu’elle pèse.',
              ['kategorieseiten/poussettes', 'Voir les poussettes'],
              { kicker: 'En promenade', image: pictures.scene('park') },
            ),
          ],
          { gap: 'large' },
        ),
        recentlyViewed(),
        banner({
          headline: 'Parents pour la première fois ?',
          text: 'Une liste courte pour les huit premières semaines, avec les quantités. Et une autre avec ce qui peut attendre.',
          link: to('conseils/trousseau-naissance'),
          linkText: 'Voir le trousseau',
          image: pictures.scene('clothes-line'),
          align: 'right',
          backgroundColor: 'sky',
        }),
        grid(
          3,
          [
            brandLink('Moosling', 'Vêtements de laine et de coton', 'kategorieseiten/vetements/', 'sage'),
            brandLink('Dünung', 'Gigoteuses et tout pour le lit', 'kategorieseiten/dormir/', 'sky'),
            brandLink(
              'Wegwart',
              'Poussettes et accessoires d’extérieur',
              'kategorieseiten/en-route/',
              'apricot',
            ),
          ],
          { headline: 'Nos marques' },
        ),
        faq('En bref', [
          [
            'J’hésite entre deux tailles. Laquelle prendre ?',
            'Pour les vêtements, la plus grande : une manche se retrousse. Pour la [gigoteuse](conseils/gigoteuse-tog) et le [siège auto](conseils/siege-auto), toujours celle qui convient aujourd’hui.',
          ],
          words.invoice
            ? [
                'Puis-je payer sur facture ?',
                'Oui. La facture est jointe au colis et se règle dans les 14 jours. Plus de détails dans les [questions fréquentes](questions-frequentes#paiement).',
              ]
            : [
                'Comment puis-je payer ?',
                'Par carte de crédit, par portefeuille en ligne ou d’avance. Plus de détails dans les [questions fréquentes](questions-frequentes#paiement).',
              ],
        ]),
        markWall('Ce sur quoi vous pouvez compter', [
          ['30 jours pour rendre', 'return', 'livraison'],
          words.invoice
            ? ['Paiement sur facture', 'invoice', 'paiement']
            : ['Paiement protégé', 'lock', 'paiement'],
          ['Mesures exactes', 'ruler', 'guide-des-tailles'],
          [`Chez vous en ${words.days}`, 'truck', 'livraison'],
        ]),
      ],
      { title, description },
    ),
  }
}
