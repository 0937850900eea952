import { teaser } from '../build'
import type { GuideKey, GuideTeaser } from '../category'
import type { PictureField } from '../pictures'
import { pictures } from './pictures'

type Words = { kicker: string; name: string; text: string; target: string; link: string; image: PictureField }

const guides: Record<GuideKey, Words> = {
  sizes: {
    kicker: 'Anziehen',
    name: 'Welche Größe passt?',
    text: 'Die Größen 50 bis 98 mit Körpergröße und Alter.',
    target: 'groessenberater',
    link: 'Zum Größenberater',
    image: pictures.scene('sizes'),
  },
  'sleeping-bag': {
    kicker: 'Schlafen',
    name: 'Schlafsack: welcher TOG?',
    text: 'Raumtemperatur ablesen, Wärme wählen, Kleidung darunter anpassen.',
    target: 'ratgeber/schlafsack-tog',
    link: 'Zur Tabelle',
    image: pictures.scene('night'),
  },
  'car-seat': {
    kicker: 'Im Auto',
    name: 'Sicher im Auto',
    text: 'R129, rückwärts fahren, richtig angurten: So sitzt Ihr Kind gut.',
    target: 'ratgeber/kindersitz',
    link: 'Zum Kindersitz',
    image: pictures.scene('drive'),
  },
  layette: {
    kicker: 'Vor der Geburt',
    name: 'Was ein Neugeborenes wirklich braucht',
    text: 'Eine kurze Liste mit Mengen, und eine ebenso lange mit dem, was warten kann.',
    target: 'ratgeber/erstausstattung',
    link: 'Zur Liste',
    image: pictures.scene('nursery'),
  },
  'pram-questions': {
    kicker: 'Unterwegs',
    name: 'Kinderwagen: fünf Fragen vor dem Kauf',
    text: 'Liegefläche, Türen, Kofferraum, Gewicht, Wege: messen Sie zuerst.',
    target: 'ratgeber/kinderwagen-fragen',
    link: 'Zu den fünf Fragen',
    image: pictures.scene('park'),
  },
  carrier: {
    kicker: 'Unterwegs',
    name: 'Trage oder Tuch?',
    text: 'Was sich schneller anlegt, was besser mitwächst und woran Sie einen guten Sitz erkennen.',
    target: 'ratgeber/trage-oder-tuch',
    link: 'Zum Vergleich',
    image: pictures.scene('walk'),
  },
  delivery: {
    kicker: 'Lieferung',
    name: 'Wann ist es da?',
    text: 'Kosten und Dauer für Pakete und für alles, was die Spedition bringt.',
    target: 'versand',
    link: 'Lieferung ansehen',
    image: pictures.scene('delivery'),
  },
  returns: {
    kicker: 'Rückgabe',
    name: 'Und wenn es nicht passt?',
    text: 'Sie haben 30 Tage Zeit. Die Rücksendung zahlen wir.',
    target: 'versand',
    link: 'Rückgabe ansehen',
    image: pictures.scene('returns'),
  },
}

export const guideTeaser: GuideTeaser = (key, fields = {}) => {
  const { kicker, name, text, target, link, image } = guides[key]
  return teaser(name, text, [target, link], { kicker, image, ...fields })
}
