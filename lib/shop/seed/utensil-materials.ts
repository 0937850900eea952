import type { Material } from './materials'

/** What bottles, toys and devices are made of. */
export const utensilMaterials = {
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
} satisfies Record<string, Material>
