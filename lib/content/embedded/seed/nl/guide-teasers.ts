import { teaser } from '../build'
import type { GuideKey, GuideTeaser } from '../category'
import type { PictureField } from '../pictures'
import { pictures } from './pictures'

type Words = { kicker: string; name: string; text: string; target: string; link: string; image: PictureField }

const guides: Record<GuideKey, Words> = {
  sizes: {
    kicker: 'Kleding',
    name: 'Welke maat past?',
    text: 'De maten 50 tot 98 met lichaamslengte en leeftijd.',
    target: 'maatwijzer',
    link: 'Naar de maatwijzer',
    image: pictures.scene('sizes'),
  },
  'sleeping-bag': {
    kicker: 'Slapen',
    name: 'Slaapzak: welke TOG?',
    text: 'Kamertemperatuur aflezen, warmte kiezen, kleding aanpassen.',
    target: 'advies/slaapzak-tog',
    link: 'Naar de tabel',
    image: pictures.scene('night'),
  },
  'car-seat': {
    kicker: 'In de auto',
    name: 'Veilig in de auto',
    text: 'R129, achterwaarts rijden, goed vastmaken: zo zit uw kind goed.',
    target: 'advies/autostoel',
    link: 'Naar de autostoel',
    image: pictures.scene('drive'),
  },
  layette: {
    kicker: 'Vóór de geboorte',
    name: 'Wat een pasgeborene echt nodig heeft',
    text: 'Een korte lijst met aantallen, en een even lange met wat kan wachten.',
    target: 'advies/uitzet',
    link: 'Naar de lijst',
    image: pictures.scene('nursery'),
  },
  'pram-questions': {
    kicker: 'Onderweg',
    name: 'Kinderwagen: vijf vragen vóór de aankoop',
    text: 'Ligvlak, deuren, bagageruimte, gewicht, wegen: meet eerst.',
    target: 'advies/kinderwagen-vragen',
    link: 'Naar de vijf vragen',
    image: pictures.scene('park'),
  },
  carrier: {
    kicker: 'Onderweg',
    name: 'Draagzak of draagdoek?',
    text: 'Wat sneller om is, wat beter meegroeit en waaraan u een goede houding herkent.',
    target: 'advies/draagzak-of-doek',
    link: 'Naar de vergelijking',
    image: pictures.scene('walk'),
  },
  delivery: {
    kicker: 'Levering',
    name: 'Wanneer is het er?',
    text: 'Kosten en duur voor pakketten en voor alles wat de transporteur brengt.',
    target: 'verzending',
    link: 'Levering bekijken',
    image: pictures.scene('delivery'),
  },
  returns: {
    kicker: 'Retour',
    name: 'En als het niet past?',
    text: 'U hebt 30 dagen de tijd. Wij betalen de retourzending.',
    target: 'verzending',
    link: 'Retourneren bekijken',
    image: pictures.scene('returns'),
  },
}

export const guideTeaser: GuideTeaser = (key, fields = {}) => {
  const { kicker, name, text, target, link, image } = guides[key]
  return teaser(name, text, [target, link], { kicker, image, ...fields })
}
