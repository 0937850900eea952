import { teaser } from '../build'
import type { GuideKey, GuideTeaser } from '../category'
import type { PictureField } from '../pictures'
import { pictures } from './pictures'

type Words = { kicker: string; name: string; text: string; target: string; link: string; image: PictureField }

const guides: Record<GuideKey, Words> = {
  sizes: {
    kicker: 'S’habiller',
    name: 'Quelle taille choisir ?',
    text: 'Les tailles 50 à 98, avec la stature et l’âge.',
    target: 'guide-des-tailles',
    link: 'Guide des tailles',
    image: pictures.scene('sizes'),
  },
  'sleeping-bag': {
    kicker: 'Dormir',
    name: 'Gigoteuse : quel TOG ?',
    text: 'Lire la température, choisir la chaleur, adapter les vêtements.',
    target: 'conseils/gigoteuse-tog',
    link: 'Voir le tableau',
    image: pictures.scene('night'),
  },
  'car-seat': {
    kicker: 'En voiture',
    name: 'En sécurité en voiture',
    text: 'R129, dos à la route, harnais bien serré : votre enfant est bien assis.',
    target: 'conseils/siege-auto',
    link: 'Voir le siège auto',
    image: pictures.scene('drive'),
  },
  layette: {
    kicker: 'Avant la naissance',
    name: 'Ce qu’il faut vraiment à un nouveau-né',
    text: 'Une liste courte, avec les quantités, et une autre avec ce qui peut attendre.',
    target: 'conseils/trousseau-naissance',
    link: 'Voir la liste',
    image: pictures.scene('nursery'),
  },
  'pram-questions': {
    kicker: 'En promenade',
    name: 'Poussette : cinq questions avant l’achat',
    text: 'Couchage, portes, coffre, poids, chemins : mesurez d’abord.',
    target: 'conseils/poussette-questions',
    link: 'Voir les cinq questions',
    image: pictures.scene('park'),
  },
  carrier: {
    kicker: 'En promenade',
    name: 'Porte-bébé ou écharpe ?',
    text: 'Lequel se met plus vite, lequel s’adapte mieux, et comment reconnaître une bonne position.',
    target: 'conseils/porte-bebe-ou-echarpe',
    link: 'Comparer',
    image: pictures.scene('walk'),
  },
  delivery: {
    kicker: 'Livraison',
    name: 'Quand est-ce que cela arrive ?',
    text: 'Frais et délais pour les colis et pour ce que livre le transporteur.',
    target: 'livraison',
    link: 'Voir la livraison',
    image: pictures.scene('delivery'),
  },
  returns: {
    kicker: 'Retours',
    name: 'Et si cela ne va pas ?',
    text: 'Vous avez 30 jours. Nous payons le retour.',
    target: 'livraison',
    link: 'Voir les retours',
    image: pictures.scene('returns'),
  },
}

export const guideTeaser: GuideTeaser = (key, fields = {}) => {
  const { kicker, name, text, target, link, image } = guides[key]
  return teaser(name, text, [target, link], { kicker, image, ...fields })
}
