import type { Words } from './types'

type SeedBrand = {
  name: string
  /** What its things cost beside others of their kind. */
  level: number
  lines: readonly [string, string, string]
  /** Invented, like everything here: the places do not exist and the mail addresses lead nowhere. */
  manufacturer: { name: string; address: string; contact: string }
  character: Words
}

export type BrandKey =
  | 'nestling'
  | 'moosling'
  | 'haselgrund'
  | 'wegwart'
  | 'silberpfad'
  | 'piepmatt'
  | 'duenung'
  | 'klippklar'
  | 'leuchtkauz'

export const brands: Record<BrandKey, SeedBrand> = {
  nestling: {
    name: 'Nestling',
    level: 0.86,
    lines: ['Uno', 'Onda', 'Primo'],
    manufacturer: {
      name: 'Nestling Handels GmbH',
      address: 'Musterweg 1, 12345 Musterstadt, Deutschland',
      contact: 'produktsicherheit@example.com',
    },
    character: {
      de: 'Nestling ist unsere eigene Marke: wenige Modelle, klare Maße, ein Preis ohne Aufschlag für den Namen.',
      fr: 'Nestling est notre propre marque : peu de modèles, des dimensions claires, un prix sans supplément pour le nom.',
      nl: 'Nestling is ons eigen merk: weinig modellen, duidelijke maten en een prijs zonder toeslag voor de naam.',
    },
  },
  moosling: {
    name: 'Moosling',
    level: 1.24,
    lines: ['Farn', 'Merle', 'Tilia'],
    manufacturer: {
      name: 'Moosling Textil GmbH',
      address: 'Musterallee 4, 12345 Musterstadt, Deutschland',
      contact: 'sicherheit@moosling.example',
    },
    character: {
      de: 'Moosling näht aus Naturfasern und färbt in ruhigen Tönen, die auch nach vielen Wäschen zusammenpassen.',
      fr: 'Moosling coud des fibres naturelles et les teint dans des tons calmes, qui s’accordent encore après de nombreux lavages.',
      nl: 'Moosling naait van natuurlijke vezels en verft in rustige tinten, die ook na vaak wassen bij elkaar passen.',
    },
  },
  haselgrund: {
    name: 'Haselgrund',
    level: 1.34,
    lines: ['Corylus', 'Alba', 'Rondo'],
    manufacturer: {
      name: 'Haselgrund Möbelwerk GmbH',
      address: 'Mustergasse 12, 0000 Musterort, Österreich',
      contact: 'sicherheit@haselgrund.example',
    },
    character: {
      de: 'Haselgrund arbeitet mit Holz und hält Schrauben, Winkel und Beschläge zehn Jahre lang als Ersatzteile bereit.',
      fr: 'Haselgrund travaille le bois et tient vis, équerres et ferrures dix ans à disposition comme pièces de rechange.',
      nl: 'Haselgrund werkt met hout en houdt schroeven, hoekjes en beslag tien jaar lang als reserveonderdeel beschikbaar.',
    },
  },
  wegwart: {
    name: 'Wegwart',
    level: 1,
    lines: ['Tramo', 'Cursa', 'Metro'],
    manufacturer: {
      name: 'Wegwart Mobil AG',
      address: 'Musterstrasse 8, 0000 Musterort, Schweiz',
      contact: 'sicherheit@wegwart.example',
    },
    character: {
      de: 'Wegwart baut für Treppenhäuser, Straßenbahnen und schmale Türen; Bezüge, Räder und Griffe gibt es einzeln nach.',
      fr: 'Wegwart conçoit pour les cages d’escalier, les trams et les portes étroites ; housses, roues et poignées se rachètent à la pièce.',
      nl: 'Wegwart bouwt voor trappenhuizen, trams en smalle deuren; bekleding, wielen en duwgrepen zijn los bij te bestellen.',
    },
  },
  silberpfad: {
    name: 'Silberpfad',
    level: 1.42,
    lines: ['Orbis', 'Vega', 'Polar'],
    manufacturer: {
      name: 'Silberpfad Kindersicherheit GmbH',
      address: 'Musterring 20, 12345 Musterstadt, Deutschland',
      contact: 'sicherheit@silberpfad.example',
    },
    character: {
      de: 'Silberpfad setzt auf wenige bewegliche Teile, deutliche Anzeigen und Anleitungen, die man auch nachts versteht.',
      fr: 'Silberpfad mise sur peu de pièces mobiles, des témoins bien lisibles et des notices que l’on comprend même la nuit.',
      nl: 'Silberpfad kiest voor weinig bewegende delen, duidelijke indicatoren en handleidingen die u ook ’s nachts begrijpt.',
    },
  },
  piepmatt: {
    name: 'Piepmatt',
    level: 0.8,
    lines: ['Pip', 'Konfetti', 'Mini'],
    manufacturer: {
      name: 'Piepmatt Waren GmbH & Co. KG',
      address: 'Musterplatz 3, 12345 Musterstadt, Deutschland',
      contact: 'sicherheit@piepmatt.example',
    },
    character: {
      de: 'Piepmatt macht das Nötige günstig und in kräftigen Farben, zum Nachkaufen, wenn es wieder eine Größe mehr sein muss.',
      fr: 'Piepmatt propose l’essentiel à petit prix et en couleurs franches, facile à racheter quand il faut une taille de plus.',
      nl: 'Piepmatt maakt het nodige voordelig en in stevige kleuren, om bij te kopen als het weer een maat groter moet zijn.',
    },
  },
  duenung: {
    name: 'Dünung',
    level: 1.12,
    lines: ['Sanda', 'Brise', 'Marea'],
    manufacturer: {
      name: 'Dünung Schlafwaren GmbH',
      address: 'Musterdeich 7, 12345 Musterstadt, Deutschland',
      contact: 'sicherheit@duenung.example',
    },
    character: {
      de: 'Dünung kümmert sich um alles, worauf und worin Kinder schlafen, und gibt zu jedem Stück Wärme und Länge an.',
      fr: 'Dünung s’occupe de tout ce dans quoi et sur quoi dorment les enfants, et indique pour chaque pièce la chaleur et la longueur.',
      nl: 'Dünung houdt zich bezig met alles waarop en waarin kinderen slapen, en vermeldt bij elk stuk warmte en lengte.',
    },
  },
  klippklar: {
    name: 'Klippklar',
    level: 0.98,
    lines: ['Aqua', 'Clara', 'Pur'],
    manufacturer: {
      name: 'Klippklar Haushalt AG',
      address: 'Chemin de l’Exemple 9, 0000 Exempleville, Schweiz',
      contact: 'sicherheit@klippklar.example',
    },
    character: {
      de: 'Klippklar denkt vom Abwasch her: wenige Teile, keine Ritzen, und jedes Teil ist einzeln nachzukaufen.',
      fr: 'Klippklar pense d’abord à la vaisselle : peu d’éléments, aucun recoin, et chaque pièce se rachète séparément.',
      nl: 'Klippklar denkt vanuit de afwas: weinig onderdelen, geen naden, en elk deel is los na te kopen.',
    },
  },
  leuchtkauz: {
    name: 'Leuchtkauz',
    level: 1.06,
    lines: ['Strix', 'Luma', 'Echo'],
    manufacturer: {
      name: 'Leuchtkauz Geräte GmbH',
      address: 'Mustergasse 30, 0000 Musterort, Österreich',
      contact: 'sicherheit@leuchtkauz.example',
    },
    character: {
      de: 'Leuchtkauz baut Geräte ohne Konto und ohne App: einschalten, einmal einstellen, fertig.',
      fr: 'Leuchtkauz construit des appareils sans compte ni application : on allume, on règle une fois, c’est prêt.',
      nl: 'Leuchtkauz bouwt apparaten zonder account en zonder app: aanzetten, één keer instellen, klaar.',
    },
  },
}
