import type { Place } from '../place'

const lastOrderDays: Record<number, string> = {
  16: 'mercredi 16 décembre',
  17: 'jeudi 17 décembre',
  18: 'vendredi 18 décembre',
}

const regional = {
  'fr-ch': {
    pacifier: 'lolettes',
    electronics: 'Numéro d’enregistrement pour les appareils électriques : 0000 (fictif)',
    takeBack:
      'Le prix comprend la contribution anticipée de recyclage. Nous reprenons donc gratuitement les appareils du type de ceux que nous vendons, même sans nouvel achat.',
    depot: 'dans tous les points de vente et de collecte',
    withdrawalName: 'Retour et rétractation',
    warranty: 'pendant deux ans dès la réception',
    law: 'Le droit suisse s’applique. Les fors impératifs des consommateurs sont réservés.',
    dispute:
      'Si nous ne trouvons pas d’accord, l’autorité de conciliation de votre domicile vous est ouverte.',
    accessLaw:
      'Aucune loi suisse n’y oblige une boutique privée. Nous suivons de notre plein gré les règles WCAG 2.2, niveau AA.',
    accessAuthority: 'Si notre réponse ne suffit pas, écrivez-nous encore : la direction vous répondra.',
    country: 'Suisse',
    inCountry: 'en Suisse',
    nappy: 'lange',
    deliveryNote: 'bulletin de livraison',
    hours: 'du lundi au vendredi, de 8 h à 17 h',
    pickup: 'un point de retrait ou un bureau de poste',
    restraint:
      'En Suisse, un dispositif de retenue homologué est obligatoire jusqu’à 12 ans ou 150 cm, selon ce qui est atteint en premier.',
    customs:
      'Tous les prix sont en francs suisses, TVA et droits de douane compris. Vous ne payez plus rien à la porte.',
    withdrawal:
      'Le droit suisse ne prévoit pas de droit de retour général pour les achats en ligne. Nous vous accordons ces 30 jours de notre plein gré.',
    company: ['Nestling Commerce SA', 'Chemin de l’Exemple 1', '0000 Exempleville', 'Suisse'],
    register: 'Numéro d’identification des entreprises : CHE-000.000.000 (fictif)',
    vat: 'Numéro de TVA : CHE-000.000.000 TVA (fictif)',
    battery: 'Numéro d’enregistrement pour les piles : 0000 (fictif)',
    authority: 'du Préposé fédéral à la protection des données et à la transparence',
    invoice: true,
  },
  'fr-be': {
    pacifier: 'sucettes',
    electronics: 'Numéro d’enregistrement pour les appareils électriques : 00000 (fictif)',
    takeBack:
      'Pour tout appareil neuf, nous reprenons gratuitement un ancien appareil du même type, aussi lors d’une livraison par transporteur.',
    depot: 'au parc à conteneurs de votre commune',
    withdrawalName: 'Droit de rétractation',
    warranty:
      'pendant deux ans dès la réception. Un défaut qui apparaît dans ce délai est présumé exister depuis le début',
    law: 'Le droit belge s’applique. Les règles impératives du pays où vous habitez restent réservées.',
    dispute:
      'Si nous ne trouvons pas d’accord, vous pouvez vous adresser au Service de médiation pour le consommateur.',
    accessLaw:
      'La référence est la loi belge sur l’accessibilité des produits et services, avec la norme EN 301 549 et les règles WCAG 2.2, niveau AA.',
    accessAuthority: 'Si notre réponse ne suffit pas, vous pouvez vous adresser au SPF Économie.',
    country: 'Belgique',
    inCountry: 'en Belgique',
    nappy: 'lange',
    deliveryNote: 'bon de livraison',
    hours: 'du lundi au vendredi, de 9 h à 17 h',
    pickup: 'un point relais',
    restraint:
      'En Belgique, les enfants de moins de 18 ans mesurant moins de 135 cm voyagent dans un siège adapté.',
    customs: 'Tous les prix sont en euros, TVA comprise. Nous livrons partout en Belgique.',
    withdrawal:
      'Votre droit légal de rétractation de 14 jours s’applique en plus ; nos 30 jours ne le limitent pas.',
    company: ['Nestling Commerce SRL', 'Rue de l’Exemple 1', '0000 Exempleville', 'Belgique'],
    register: 'Numéro d’entreprise : 0000.000.000 (fictif)',
    vat: 'Numéro de TVA : BE 0000.000.000 (fictif)',
    battery: 'Numéro d’enregistrement pour les piles : 00000 (fictif)',
    authority: 'de l’Autorité de protection des données',
    invoice: true,
  },
  'fr-fr': {
    pacifier: 'sucettes',
    electronics: 'Identifiant unique pour les équipements électriques : FR000000_00ABCD (fictif)',
    takeBack:
      'Pour tout appareil neuf, nous reprenons gratuitement un ancien appareil du même type, aussi lors d’une livraison par transporteur.',
    depot: 'à la déchèterie de votre commune',
    withdrawalName: 'Droit de rétractation',
    warranty:
      'pendant deux ans dès la réception au titre de la garantie légale de conformité, et la garantie des vices cachés s’y ajoute',
    law: 'Le droit français s’applique. Les règles impératives du pays où vous habitez restent réservées.',
    dispute:
      'Si nous ne trouvons pas d’accord, vous pouvez saisir gratuitement un médiateur de la consommation ; une vraie boutique en indiquerait ici les coordonnées.',
    accessLaw:
      'La référence est la directive européenne sur l’accessibilité, telle que la France l’applique, avec la norme EN 301 549 et les règles WCAG 2.2, niveau AA.',
    accessAuthority:
      'Si notre réponse ne suffit pas, vous pouvez le signaler à la Direction générale de la concurrence, de la consommation et de la répression des fraudes.',
    country: 'France',
    inCountry: 'en France métropolitaine',
    nappy: 'couche',
    deliveryNote: 'bon de livraison',
    hours: 'du lundi au vendredi, de 9 h à 18 h',
    pickup: 'un point relais',
    restraint:
      'En France, les enfants de moins de 10 ans voyagent dans un siège ou sur un rehausseur adapté à leur taille et à leur poids.',
    customs:
      'Tous les prix sont en euros, TVA comprise. Nous livrons en France métropolitaine, Corse incluse.',
    withdrawal:
      'Votre droit légal de rétractation de 14 jours s’applique en plus ; nos 30 jours ne le limitent pas.',
    company: ['Nestling Commerce SAS', '1, rue de l’Exemple', '00000 Exempleville', 'France'],
    register: 'RCS Exempleville 000 000 000 (fictif)',
    vat: 'Numéro de TVA : FR 00 000000000 (fictif)',
    battery: 'Identifiant unique pour les piles : FR000000_00ABCD (fictif)',
    authority: 'de la Commission nationale de l’informatique et des libertés',
    invoice: false,
  },
} as const

const range = ([from, until]: readonly [number, number]) => `${from} à ${until} jours ouvrés`

/** What French texts say differently in Switzerland, Belgium and France. */
export function frenchWords(here: Place) {
  const words = regional[here.locale as keyof typeof regional]
  return {
    ...words,
    days: range(here.days),
    bulkyDays: range(here.bulkyDays),
    standard: here.money(here.standardShipping),
    bulky: here.money(here.bulkyShipping),
    lastOrder: lastOrderDays[here.lastOrderDay] ?? '',
    returnUntil: '31 janvier 2027',
    /** How to reach the service, within a sentence. */
    contact: `par e-mail à [${here.serviceEmail}](${here.serviceEmail}) (${words.hours})`,
  }
}

export type FrenchWords = ReturnType<typeof frenchWords>
