import { nearestName, withoutUmlauts } from '@/lib/platform/text'

/**
 * What tables of shops call the attributes of Merchant Center, in the languages of the markets and in English. Only whole
 * names count: a “Preis netto” is no price.
 */
const columnWords: Readonly<Record<string, readonly string[]>> = {
  id: [
    ...[
      'artikelnummer',
      'artikelnr',
      'artnr',
      'produktnummer',
      'produktnr',
      'bestellnummer',
      'sku',
      'artikel-id',
    ],
    ...['référence', 'réf', 'référence article', 'référence produit', 'numéro article', 'numéro d’article'],
    ...['artikelcode', 'artikel nummer', 'productcode', 'item number', 'product number'],
  ],
  item_group_id: [
    ...['artikelgruppe', 'variantengruppe', 'hauptartikel', 'vaterartikel', 'hauptartikelnummer'],
    ...[
      'groupe de variantes',
      'article parent',
      'référence parent',
      'variantgroep',
      'hoofdartikel',
      'parent sku',
    ],
  ],
  title: [
    ...[
      'titel',
      'bezeichnung',
      'artikelbezeichnung',
      'produktbezeichnung',
      'artikelname',
      'produktname',
      'name',
    ],
    ...['titre', 'désignation', 'nom', 'nom du produit', 'nom de l’article', 'intitulé'],
    ...['naam', 'productnaam', 'artikelnaam', 'benaming', 'product name'],
  ],
  description: [
    ...['beschreibung', 'artikelbeschreibung', 'produktbeschreibung', 'text', 'langtext'],
    ...['description du produit', 'descriptif', 'beschrijving', 'omschrijving', 'productbeschrijving'],
  ],
  price: [
    ...['preis', 'bruttopreis', 'preis brutto', 'verkaufspreis', 'vk', 'vk brutto', 'preis eur', 'preis chf'],
    ...['prix', 'prix ttc', 'prix de vente', 'prijs', 'verkoopprijs', 'prijs incl btw', 'regular price'],
  ],
  sale_price: [
    ...['aktionspreis', 'angebotspreis', 'sonderpreis', 'reduzierter preis'],
    ...['prix promo', 'prix promotionnel', 'prix soldé', 'prix réduit', 'actieprijs', 'aanbiedingsprijs'],
  ],
  sale_price_effective_date: [
    ...['aktionszeitraum', 'angebotszeitraum', 'aktion gültig', 'sonderpreis gültig', 'sonderpreis zeitraum'],
    ...['période de promotion', 'dates de promotion', 'validité du prix promo', 'actieperiode'],
  ],
  quantity: [
    ...[
      'bestand',
      'lagerbestand',
      'menge',
      'stück',
      'stückzahl',
      'stock',
      'quantité',
      'qté',
      'stock disponible',
    ],
    ...['voorraad', 'aantal', 'inventory', 'stock quantity'],
  ],
  availability: ['verfügbarkeit', 'lieferbarkeit', 'disponibilité', 'beschikbaarheid', 'leverbaarheid'],
  availability_date: ['verfügbar ab', 'lieferbar ab', 'disponible à partir du', 'beschikbaar vanaf'],
  color: ['farbe', 'couleur', 'coloris', 'kleur', 'colour'],
  size: ['größe', 'konfektionsgröße', 'taille', 'pointure', 'maat'],
  material: ['werkstoff', 'matière', 'matériau', 'materiaal'],
  pattern: ['muster', 'motif', 'motiv', 'patroon'],
  gender: ['geschlecht', 'sexe', 'genre', 'geslacht'],
  age_group: ['altersgruppe', 'tranche d’âge', 'leeftijdsgroep'],
  condition: ['zustand', 'état', 'staat'],
  gtin: ['ean', 'ean13', 'ean-code', 'gtin13', 'barcode', 'strichcode', 'code-barres', 'code ean', 'upc'],
  mpn: ['herstellernummer', 'herstellerartikelnummer', 'han', 'référence fabricant', 'fabrikantnummer'],
  brand: [
    'marke',
    'brands',
    'hersteller',
    'markenname',
    'marque',
    'fabricant',
    'merk',
    'fabrikant',
    'manufacturer',
  ],
  image_link: [
    ...[
      'bild',
      'bild-url',
      'bildlink',
      'bildadresse',
      'hauptbild',
      'produktbild',
      'foto',
      'image',
      'image-url',
    ],
    ...[
      'photo',
      'url image',
      'url de l’image',
      'lien image',
      'afbeelding',
      'afbeelding-url',
      'picture',
      'image',
    ],
  ],
  additional_image_link: [
    ...[
      'weitere bilder',
      'zusatzbilder',
      'bilder',
      'images',
      'photos',
      'fotos',
      'autres images',
      'images supplémentaires',
      'extra afbeeldingen',
    ],
  ],
  link: [
    'produktlink',
    'produkt-url',
    'url',
    'lien',
    'lien produit',
    'url du produit',
    'productlink',
    'product-url',
  ],
  product_type: [
    ...['kategorie', 'kategorien', 'warengruppe', 'produktgruppe', 'produkttyp', 'catégorie', 'catégories'],
    ...['rayon', 'famille', 'categorie', 'productgroep', 'category', 'categories'],
  ],
  google_product_category: ['google-kategorie', 'catégorie google', 'google-categorie', 'google category'],
  manufacturer_name: [
    ...['name des herstellers', 'hersteller name', 'herstellerfirma', 'nom du fabricant', 'naam fabrikant'],
    ...['naam van de fabrikant', 'hersteller (gpsr)', 'gpsr hersteller'],
  ],
  manufacturer_address: [
    ...['herstelleradresse', 'hersteller anschrift', 'adresse des herstellers', 'anschrift des herstellers'],
    ...['adresse du fabricant', 'adres fabrikant', 'adres van de fabrikant', 'adresse fabricant'],
  ],
  manufacturer_country: [
    ...['herstellerland', 'land des herstellers', 'pays du fabricant', 'land fabrikant'],
    'land van de fabrikant',
  ],
  manufacturer_contact: [
    ...['herstellerkontakt', 'hersteller e-mail', 'e-mail des herstellers', 'kontakt des herstellers'],
    ...['contact du fabricant', 'e-mail du fabricant', 'contact fabrikant', 'e-mail fabrikant'],
    'manufacturer e-mail',
  ],
  responsible_name: [
    ...[
      'verantwortliche person',
      'eu-verantwortlicher',
      'verantwortlicher',
      'name der verantwortlichen person',
    ],
    ...['personne responsable', 'nom de la personne responsable', 'verantwoordelijke persoon'],
    'responsible person',
  ],
  responsible_address: [
    ...['adresse der verantwortlichen person', 'verantwortliche person adresse'],
    ...['adresse de la personne responsable', 'adres verantwoordelijke persoon'],
  ],
  responsible_country: [
    ...['land der verantwortlichen person', 'verantwortliche person land'],
    ...['pays de la personne responsable', 'land verantwoordelijke persoon'],
  ],
  responsible_contact: [
    ...['kontakt der verantwortlichen person', 'e-mail der verantwortlichen person'],
    ...['verantwortliche person e-mail', 'verantwortliche person kontakt'],
    ...['contact de la personne responsable', 'contact verantwoordelijke persoon'],
  ],
  bulky: [
    ...[
      'sperrgut',
      'sperrig',
      'speditionsware',
      'speditionsartikel',
      'spedition',
      'encombrant',
      'volumineux',
    ],
    ...['article encombrant', 'volumineus', 'groot pakket', 'bulky goods', 'freight'],
  ],
  shipping_weight: [
    ...['versandgewicht', 'paketgewicht', 'packgewicht', 'gewicht verpackt', 'bruttogewicht', 'poids brut'],
    ...['poids du colis', 'poids colis', 'poids d’expédition', 'poids emballé', 'verzendgewicht'],
    ...['pakketgewicht', 'gewicht pakket', 'brutogewicht', 'gross weight', 'package weight', 'parcel weight'],
  ],
  shipping_length: [
    ...['versandlänge', 'paketlänge', 'packlänge', 'länge verpackt', 'longueur du colis', 'longueur colis'],
    ...['longueur d’expédition', 'pakketlengte', 'verzendlengte', 'lengte pakket', 'package length'],
  ],
  shipping_width: [
    ...['versandbreite', 'paketbreite', 'packbreite', 'breite verpackt', 'largeur du colis', 'largeur colis'],
    ...['largeur d’expédition', 'pakketbreedte', 'verzendbreedte', 'breedte pakket', 'package width'],
  ],
  shipping_height: [
    ...['versandhöhe', 'pakethöhe', 'packhöhe', 'höhe verpackt', 'hauteur du colis', 'hauteur colis'],
    ...['hauteur d’expédition', 'pakkethoogte', 'verzendhoogte', 'hoogte pakket', 'package height'],
  ],
  parcel_size: [
    ...['paketmaße', 'paketmaß', 'packmaß', 'packmaße', 'versandmaße', 'paketgröße', 'maße verpackt'],
    ...['dimensions du colis', 'dimensions colis', 'mesures du colis', 'pakketafmetingen', 'pakketmaten'],
    ...['afmetingen pakket', 'package size', 'package dimensions'],
  ],
  old_device: ['altgerät', 'altgeräterücknahme', 'altgerät abfragen', 'ancien appareil', 'oud apparaat'],
  unit_pricing_measure: ['grundpreismenge', 'inhalt', 'füllmenge', 'contenance', 'inhoud'],
}

/** Letters and digits alone, without accents: `Größe`, `GROESSE` and `Grösse` are one word. */
export const plainColumn = (text: string): string =>
  withoutUmlauts(text.toLowerCase().normalize('NFC'))
    .normalize('NFD')
    .replace(/[^a-z0-9]+/g, '')

/** What tables call an attribute. */
export const columnWordsOf = (attribute: string): readonly string[] => columnWords[attribute] ?? []

const attributeOfWord = new Map(
  Object.entries(columnWords).flatMap(([attribute, words]) =>
    words.map((word) => [plainColumn(word), attribute] as const),
  ),
)

/** The attribute that a column of another name holds; undefined where the name says none. */
export const attributeOfColumn = (name: string): string | undefined => attributeOfWord.get(plainColumn(name))

/** The attribute that a column may mean whose name is nearly a known word, with that word. */
export function nearestColumnWord(name: string): { attribute: string; word: string } | undefined {
  const word = nearestName(
    plainColumn(name),
    [...attributeOfWord.keys()],
    Math.max(1, Math.floor(plainColumn(name).length / 4)),
  )
  const attribute = word === undefined ? undefined : attributeOfWord.get(word)
  return word === undefined || attribute === undefined ? undefined : { attribute, word }
}
