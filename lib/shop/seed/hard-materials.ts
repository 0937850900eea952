import type { Material } from './materials'

export const hardMaterials = {
  frame: {
    words: {
      de: 'Gestell aus Aluminium, Bezug aus Polyester',
      fr: 'châssis en aluminium, housse en polyester',
      nl: 'frame van aluminium, bekleding van polyester',
    },
    about: {
      de: 'Das Gestell aus Aluminium rostet nicht, und jede Schraube ist mit einem Sechskant zu erreichen.',
      fr: 'Le châssis en aluminium ne rouille pas, et chaque vis s’atteint avec une clé six pans.',
      nl: 'Het aluminium frame roest niet en elke schroef is met een inbussleutel te bereiken.',
    },
    care: 'cover30',
  },
  framelinen: {
    words: {
      de: 'Gestell aus Aluminium, Bezug aus Baumwolle und Leinen',
      fr: 'châssis en aluminium, housse en coton et lin',
      nl: 'frame van aluminium, bekleding van katoen en linnen',
    },
    about: {
      de: 'Auf dem Gestell aus Aluminium liegt ein Bezug aus Baumwolle und Leinen, der sich in der Sonne nicht aufheizt.',
      fr: 'Sur le châssis en aluminium, une housse de coton et de lin qui ne chauffe pas au soleil.',
      nl: 'Op het aluminium frame ligt bekleding van katoen en linnen, die in de zon niet heet wordt.',
    },
    care: 'cover30',
  },
  shell: {
    words: {
      de: 'Schale aus Polypropylen, Polster aus EPS-Schaum, Bezug aus Polyester',
      fr: 'coque en polypropylène, rembourrage en mousse EPS, housse en polyester',
      nl: 'schaal van polypropyleen, vulling van EPS-schuim, bekleding van polyester',
    },
    about: {
      de: 'Unter dem Bezug liegt ein Schaum, der bei einem Aufprall Kraft aufnimmt; Seitenflügel halten Kopf und Schultern.',
      fr: 'Sous la housse, une mousse absorbe l’énergie d’un choc ; des ailes latérales tiennent la tête et les épaules.',
      nl: 'Onder de bekleding zit schuim dat bij een botsing kracht opneemt; zijvleugels houden hoofd en schouders.',
    },
    care: 'cover30',
  },
  steel: {
    words: { de: 'Stahl und Polypropylen', fr: 'acier et polypropylène', nl: 'staal en polypropyleen' },
    about: {
      de: 'Rastarme und Stützfuß sind aus Stahl, das Gehäuse aus schlagzähem Kunststoff.',
      fr: 'Les bras d’ancrage et la jambe de force sont en acier, le boîtier en plastique résistant aux chocs.',
      nl: 'De verankeringsarmen en de steunpoot zijn van staal, de behuizing van slagvast kunststof.',
    },
    care: 'wipe',
  },
  beech: {
    words: { de: 'Buche massiv, geölt', fr: 'hêtre massif huilé', nl: 'massief beukenhout, geolied' },
    about: {
      de: 'Massive Buche ist hart und schwer, das Öl lässt die Maserung sehen und lässt sich nachpflegen.',
      fr: 'Le hêtre massif est dur et lourd ; l’huile laisse voir le veinage et peut être renouvelée.',
      nl: 'Massief beuken is hard en zwaar; de olie laat de nerf zien en is bij te werken.',
    },
    care: 'wipewood',
    sustainable: 'nachwachsend',
  },
  birch: {
    words: {
      de: 'Birkensperrholz, lackiert',
      fr: 'contreplaqué de bouleau verni',
      nl: 'berkenmultiplex, gelakt',
    },
    about: {
      de: 'Birkensperrholz verzieht sich nicht; die Kanten sind gerundet und bleiben als Schichten sichtbar.',
      fr: 'Le contreplaqué de bouleau ne se déforme pas ; ses bords arrondis laissent voir les couches.',
      nl: 'Berkenmultiplex trekt niet krom; de randen zijn rond en laten de lagen zien.',
    },
    care: 'wipewood',
    sustainable: 'nachwachsend',
  },
  pine: {
    words: { de: 'Kiefer massiv, lackiert', fr: 'pin massif verni', nl: 'massief grenen, gelakt' },
    about: {
      de: 'Kiefer ist leicht und hell; kleine Äste gehören dazu und machen jedes Stück anders.',
      fr: 'Le pin est léger et clair ; de petits nœuds en font partie et rendent chaque pièce différente.',
      nl: 'Grenen is licht van gewicht en kleur; kleine kwasten horen erbij en maken elk stuk anders.',
    },
    care: 'wipewood',
    sustainable: 'nachwachsend',
  },
  board: {
    words: {
      de: 'Holzfaserplatte, lackiert; Beine aus Buche',
      fr: 'panneau de fibres laqué, pieds en hêtre',
      nl: 'gelakte houtvezelplaat, poten van beuken',
    },
    about: {
      de: 'Die lackierten Flächen sind leicht sauber zu halten, die Beine aus Buche tragen das Gewicht.',
      fr: 'Les surfaces laquées se nettoient facilement, les pieds en hêtre portent le poids.',
      nl: 'De gelakte vlakken zijn makkelijk schoon te houden, de beuken poten dragen het gewicht.',
    },
    care: 'wipewood',
  },
  maple: {
    words: {
      de: 'Ahorn massiv, Wasserlack',
      fr: 'érable massif, vernis à l’eau',
      nl: 'massief esdoorn, watergedragen lak',
    },
    about: {
      de: 'Ahorn ist fein gewachsen und splittert nicht; der Lack auf Wasserbasis ist speichelfest.',
      fr: 'L’érable a le grain fin et ne fait pas d’échardes ; le vernis à l’eau résiste à la salive.',
      nl: 'Esdoorn is fijn van nerf en splintert niet; de watergedragen lak is speekselvast.',
    },
    care: 'wipewood',
    sustainable: 'nachwachsend',
  },
  toybeech: {
    words: {
      de: 'Buche massiv, Wasserfarbe',
      fr: 'hêtre massif, peinture à l’eau',
      nl: 'massief beuken, verf op waterbasis',
    },
    about: {
      de: 'Das Holz ist in vier Gängen geschliffen, die Farbe zieht ein und blättert nicht ab.',
      fr: 'Le bois est poncé en quatre passes, la couleur y pénètre et ne s’écaille pas.',
      nl: 'Het hout is in vier rondes geschuurd, de verf trekt in en bladdert niet af.',
    },
    care: 'wipewood',
    sustainable: 'nachwachsend',
  },
  foam: {
    words: {
      de: 'Kaltschaum, Bezug aus Baumwolle',
      fr: 'mousse froide, housse en coton',
      nl: 'koudschuim, hoes van katoen',
    },
    about: {
      de: 'Der Kern aus Kaltschaum ist fest bis zum Rand und bekommt keine Kuhle.',
      fr: 'L’âme en mousse froide est ferme jusqu’au bord et ne se creuse pas.',
      nl: 'De kern van koudschuim is stevig tot aan de rand en krijgt geen kuil.',
    },
    care: 'cover60',
  },
  coir: {
    words: {
      de: 'Kokosfaser und Naturlatex, Bezug aus Baumwolle',
      fr: 'fibre de coco et latex naturel, housse en coton',
      nl: 'kokosvezel en natuurlatex, hoes van katoen',
    },
    about: {
      de: 'Kokosfasern machen die Matratze luftig und sehr fest, Latex hält sie elastisch.',
      fr: 'La fibre de coco rend le matelas aéré et très ferme, le latex le garde élastique.',
      nl: 'Kokosvezel maakt het matras luchtig en heel stevig, latex houdt het veerkrachtig.',
    },
    care: 'cover60',
    sustainable: 'naturmaterial',
  },
  glass: {
    words: {
      de: 'Borosilikatglas, Sauger aus Silikon',
      fr: 'verre borosilicaté, tétine en silicone',
      nl: 'borosilicaatglas, speen van siliconen',
    },
    about: {
      de: 'Das Glas verträgt den Wechsel von heiß zu kalt, nimmt keinen Geruch an und bleibt klar.',
      fr: 'Le verre supporte le passage du chaud au froid, ne prend pas d’odeur et reste clair.',
      nl: 'Het glas kan tegen de overgang van warm naar koud, neemt geen geur aan en blijft helder.',
    },
    care: 'dishwasher',
    sustainable: 'mehrweg',
  },
  pp: {
    words: { de: 'Polypropylen, Silikon', fr: 'polypropylène, silicone', nl: 'polypropyleen, siliconen' },
    about: {
      de: 'Polypropylen ist leicht, übersteht Stürze vom Tisch und kommt ohne Weichmacher aus.',
      fr: 'Le polypropylène est léger, survit aux chutes de table et se passe de plastifiants.',
      nl: 'Polypropyleen is licht, overleeft een val van tafel en heeft geen weekmakers nodig.',
    },
    care: 'dishwasher',
    sustainable: 'mehrweg',
  },
  silicone: {
    words: { de: 'Silikon', fr: 'silicone', nl: 'siliconen' },
    about: {
      de: 'Silikon bleibt auch nach vielem Auskochen klar und schmeckt nach nichts.',
      fr: 'Le silicone reste clair même après de nombreux passages à l’eau bouillante et n’a aucun goût.',
      nl: 'Siliconen blijft ook na vaak uitkoken helder en smaakt nergens naar.',
    },
    care: 'dishwasher',
  },
  latex: {
    words: { de: 'Naturlatex', fr: 'caoutchouc naturel', nl: 'natuurrubber' },
    about: {
      de: 'Naturlatex ist weicher als Silikon und hält scharfen ersten Zähnen länger stand.',
      fr: 'Le caoutchouc naturel est plus souple que le silicone et résiste mieux aux premières dents.',
      nl: 'Natuurrubber is zachter dan siliconen en beter bestand tegen de eerste tandjes.',
    },
    care: 'dishwasher',
    sustainable: 'naturmaterial',
  },
  pump: {
    words: {
      de: 'Polypropylen und Silikon, Gehäuse aus ABS',
      fr: 'polypropylène et silicone, boîtier en ABS',
      nl: 'polypropyleen en siliconen, behuizing van ABS',
    },
    about: {
      de: 'Was mit Milch in Berührung kommt, ist aus Polypropylen und Silikon und lässt sich auskochen; das Gerät selbst bleibt trocken.',
      fr: 'Tout ce qui touche le lait est en polypropylène et en silicone et supporte l’eau bouillante ; l’appareil lui-même reste au sec.',
      nl: 'Wat met melk in aanraking komt, is van polypropyleen en siliconen en kan worden uitgekookt; het apparaat zelf blijft droog.',
    },
    care: 'none',
  },
  plastic: {
    words: { de: 'Polypropylen', fr: 'polypropylène', nl: 'polypropyleen' },
    about: {
      de: 'Der Kunststoff ist durchgefärbt, ohne Lack, der abplatzen könnte, und hat keine scharfen Kanten.',
      fr: 'Le plastique est teinté dans la masse, sans vernis qui s’écaillerait, et n’a pas d’arête vive.',
      nl: 'Het kunststof is door en door gekleurd, zonder lak die kan afbladderen, en heeft geen scherpe randen.',
    },
    care: 'wipe',
  },
  device: {
    words: { de: 'Kunststoff (ABS)', fr: 'plastique (ABS)', nl: 'kunststof (ABS)' },
    about: {
      de: 'Das Gehäuse aus ABS hat abgerundete Ecken und keine Klappe, die ein Kind ohne Werkzeug öffnen könnte.',
      fr: 'Le boîtier en ABS a des angles arrondis et aucune trappe qu’un enfant ouvrirait sans outil.',
      nl: 'De behuizing van ABS heeft ronde hoeken en geen klepje dat een kind zonder gereedschap kan openen.',
    },
    care: 'wipe',
  },
  metal: {
    words: { de: 'Stahlblech, Quarzröhre', fr: 'tôle d’acier, tube de quartz', nl: 'plaatstaal, kwartsbuis' },
    about: {
      de: 'Hinter dem engen Gitter liegt eine Quarzröhre, die nach wenigen Sekunden Wärme abgibt.',
      fr: 'Derrière la grille serrée, un tube de quartz chauffe en quelques secondes.',
      nl: 'Achter het fijne rooster zit een kwartsbuis die na enkele seconden warmte geeft.',
    },
    care: 'wipe',
  },
  fibrepaper: {
    words: { de: 'Vlies aus Zellstoff', fr: 'intissé de cellulose', nl: 'vlies van cellulose' },
    about: {
      de: 'Vlies wird trocken auf die eingekleisterte Wand gelegt und lässt sich später in ganzen Bahnen abziehen.',
      fr: 'L’intissé se pose à sec sur le mur encollé et s’enlève plus tard en lés entiers.',
      nl: 'Vlies gaat droog op de ingesmeerde muur en laat zich later in hele banen verwijderen.',
    },
    care: 'wipe',
    sustainable: 'nachwachsend',
  },
  viscose: {
    words: {
      de: 'Vlies aus Viskose, 99 % Wasser',
      fr: 'non-tissé de viscose, 99 % d’eau',
      nl: 'vlies van viscose, 99 % water',
    },
    about: {
      de: 'Das Vlies aus Viskose ist reißfest; die Tücher sind mit Wasser getränkt und kommen ohne Duftstoffe aus.',
      fr: 'Le non-tissé de viscose résiste à la déchirure ; les lingettes sont imprégnées d’eau, sans parfum.',
      nl: 'Het vlies van viscose scheurt niet; de doekjes zijn met water bevochtigd en bevatten geen parfum.',
    },
    care: 'dry',
  },
  mild: {
    words: {
      de: 'Wasser, Zuckertenside, Glycerin',
      fr: 'eau, tensioactifs de sucre, glycérine',
      nl: 'water, suikertensiden, glycerine',
    },
    about: {
      de: 'Die Rezeptur kommt mit wenigen Stoffen aus und enthält weder Duft- noch Farbstoffe.',
      fr: 'La formule se contente de peu d’ingrédients, sans parfum ni colorant.',
      nl: 'De samenstelling bevat weinig stoffen en geen parfum of kleurstof.',
    },
    care: 'dry',
  },
  bristle: {
    words: {
      de: 'Ziegenhaar, Griff aus Buche',
      fr: 'poils de chèvre, manche en hêtre',
      nl: 'geitenhaar, steel van beuken',
    },
    about: {
      de: 'Die Borsten aus Ziegenhaar sind so weich, dass sie auch auf der Kopfhaut eines Neugeborenen nicht kratzen.',
      fr: 'Les poils de chèvre sont si doux qu’ils ne grattent pas, même sur la tête d’un nouveau-né.',
      nl: 'De haren van geitenhaar zijn zo zacht dat ze ook op het hoofdje van een pasgeborene niet krabben.',
    },
    care: 'wipewood',
    sustainable: 'naturmaterial',
  },
  card: {
    words: { de: 'Karton', fr: 'carton', nl: 'karton' },
    about: {
      de: 'Der Gutschein gilt für alles im Laden, auch in mehreren Schritten, bis der Betrag aufgebraucht ist.',
      fr: 'Le bon vaut pour tout l’assortiment, aussi en plusieurs fois, jusqu’à épuisement du montant.',
      nl: 'De bon geldt voor alles in de winkel, ook in delen, tot het bedrag op is.',
    },
    care: 'none',
  },
} satisfies Record<string, Material>
