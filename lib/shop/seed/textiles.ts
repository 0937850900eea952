import type { Material } from './materials'

export const textiles = {
  jersey: {
    words: {
      de: '95 % Baumwolle, 5 % Elasthan (Jersey)',
      fr: '95 % coton, 5 % élasthanne (jersey)',
      nl: '95% katoen, 5% elastaan (jersey)',
    },
    about: {
      de: 'Der Jersey aus Baumwolle gibt beim Anziehen nach und zieht sich danach wieder zusammen.',
      fr: 'Le jersey de coton s’étire à l’habillage et reprend ensuite sa forme.',
      nl: 'De katoenen jersey rekt mee bij het aankleden en veert daarna terug.',
    },
    care: 'wash60',
    sustainable: 'naturmaterial',
  },
  rib: {
    words: {
      de: '100 % Baumwolle (Rippstrick)',
      fr: '100 % coton (maille côtelée)',
      nl: '100% katoen (ribstof)',
    },
    about: {
      de: 'Der gerippte Stoff dehnt sich in die Breite und passt darum länger als glatte Ware.',
      fr: 'La maille côtelée s’étire en largeur et va donc plus longtemps qu’un tissu lisse.',
      nl: 'De geribde stof rekt in de breedte en past daardoor langer dan gladde stof.',
    },
    care: 'wash60',
    sustainable: 'naturmaterial',
  },
  woolsilk: {
    words: {
      de: '70 % Schurwolle, 30 % Seide',
      fr: '70 % laine vierge, 30 % soie',
      nl: '70% scheerwol, 30% zijde',
    },
    about: {
      de: 'Wolle und Seide wärmen, wenn es kühl ist, und geben Wärme ab, wenn Ihr Kind schwitzt.',
      fr: 'La laine et la soie réchauffent quand il fait frais et laissent partir la chaleur quand votre enfant transpire.',
      nl: 'Wol en zijde warmen als het koel is en geven warmte af als uw kind zweet.',
    },
    care: 'wool',
    sustainable: 'naturmaterial',
  },
  walk: {
    words: {
      de: '100 % Schurwolle (Walk)',
      fr: '100 % laine vierge (laine bouillie)',
      nl: '100% scheerwol (gekookte wol)',
    },
    about: {
      de: 'Gewalkte Wolle ist dicht gegen Wind, nimmt Nieselregen auf, ohne nass zu wirken, und riecht kaum.',
      fr: 'La laine bouillie arrête le vent, absorbe la bruine sans paraître mouillée et ne prend guère les odeurs.',
      nl: 'Gekookte wol houdt wind tegen, neemt motregen op zonder nat aan te voelen en ruikt nauwelijks.',
    },
    care: 'wool',
    sustainable: 'naturmaterial',
  },
  softshell: {
    words: {
      de: '96 % Polyester, 4 % Elasthan (Softshell)',
      fr: '96 % polyester, 4 % élasthanne (softshell)',
      nl: '96% polyester, 4% elastaan (softshell)',
    },
    about: {
      de: 'Softshell ist außen glatt gegen Wind und Regen, innen angeraut und in beide Richtungen dehnbar.',
      fr: 'Le softshell est lisse dehors contre le vent et la pluie, gratté dedans, et s’étire dans les deux sens.',
      nl: 'Softshell is buiten glad tegen wind en regen, binnen opgeruwd en rekt in twee richtingen.',
    },
    care: 'wash30',
  },
  padded: {
    words: {
      de: 'Polyamid, Wattierung aus rezykliertem Polyester',
      fr: 'polyamide, ouatine de polyester recyclé',
      nl: 'polyamide, vulling van gerecycled polyester',
    },
    about: {
      de: 'Die Wattierung ist abgesteppt, damit sie nicht verrutscht, und das Futter gleitet über den Pullover.',
      fr: 'La ouatine est piquée pour ne pas se déplacer, et la doublure glisse sur le pull.',
      nl: 'De vulling is doorgestikt zodat ze niet verschuift, en de voering glijdt over de trui.',
    },
    care: 'wash30',
    sustainable: 'rezyklat',
  },
  muslin: {
    words: {
      de: '100 % Baumwolle (Musselin)',
      fr: '100 % coton (mousseline)',
      nl: '100% katoen (mousseline)',
    },
    about: {
      de: 'Musselin ist doppelt gewebt, saugt gut auf und wird mit jeder Wäsche weicher.',
      fr: 'La mousseline est tissée en double, absorbe bien et s’assouplit à chaque lavage.',
      nl: 'Mousseline is dubbel geweven, neemt goed vocht op en wordt bij elke was zachter.',
    },
    care: 'wash60',
    sustainable: 'naturmaterial',
  },
  terry: {
    words: { de: '100 % Baumwolle (Frottee)', fr: '100 % coton (éponge)', nl: '100% katoen (badstof)' },
    about: {
      de: 'Das Frottee hat kurze Schlingen, an denen kleine Finger nicht hängen bleiben.',
      fr: 'L’éponge a des boucles courtes, où les petits doigts ne s’accrochent pas.',
      nl: 'De badstof heeft korte lussen, waar kleine vingers niet aan blijven haken.',
    },
    care: 'wash60',
    sustainable: 'naturmaterial',
  },
  knit: {
    words: { de: '100 % Baumwolle (Strick)', fr: '100 % coton (tricot)', nl: '100% katoen (gebreid)' },
    about: {
      de: 'Der Strick ist fest genug, um die Form zu halten, und hat innen keine losen Fäden.',
      fr: 'Le tricot est assez serré pour garder sa forme et n’a pas de fils libres à l’intérieur.',
      nl: 'Het breisel is stevig genoeg om in vorm te blijven en heeft binnenin geen losse draden.',
    },
    care: 'wash40',
    sustainable: 'naturmaterial',
  },
  cottonwool: {
    words: {
      de: '80 % Baumwolle, 20 % Schurwolle',
      fr: '80 % coton, 20 % laine vierge',
      nl: '80% katoen, 20% scheerwol',
    },
    about: {
      de: 'Ein Anteil Wolle hält die Wärme, die Baumwolle macht das Stück waschbar in der Maschine.',
      fr: 'Une part de laine garde la chaleur, le coton permet le lavage en machine.',
      nl: 'Een deel wol houdt de warmte vast, het katoen maakt het wasbaar in de machine.',
    },
    care: 'wash30',
    sustainable: 'naturmaterial',
  },
  twill: {
    words: {
      de: '100 % Baumwolle (Kreuzköper)',
      fr: '100 % coton (sergé croisé)',
      nl: '100% katoen (kruiskeper)',
    },
    about: {
      de: 'Kreuzköper gibt nur diagonal nach: Das Gewicht verteilt sich, ohne dass der Stoff durchhängt.',
      fr: 'Le sergé croisé ne cède qu’en diagonale : le poids se répartit sans que le tissu s’affaisse.',
      nl: 'Kruiskeper rekt alleen diagonaal: het gewicht verdeelt zich zonder dat de stof doorzakt.',
    },
    care: 'wash40',
    sustainable: 'naturmaterial',
  },
  linen: {
    words: { de: '60 % Baumwolle, 40 % Leinen', fr: '60 % coton, 40 % lin', nl: '60% katoen, 40% linnen' },
    about: {
      de: 'Der Leinenanteil macht den Stoff griffig und kühl, gerade im Sommer.',
      fr: 'La part de lin donne de la tenue et de la fraîcheur, surtout en été.',
      nl: 'Het linnen maakt de stof stevig en koel, juist in de zomer.',
    },
    care: 'wash40',
    sustainable: 'naturmaterial',
  },
  plush: {
    words: {
      de: 'Baumwollplüsch, Füllung aus Polyester',
      fr: 'peluche de coton, garnissage en polyester',
      nl: 'katoenpluche, vulling van polyester',
    },
    about: {
      de: 'Der Plüsch ist dicht gewebt und haart nicht; die Füllung bleibt auch nach dem Waschen gleichmäßig.',
      fr: 'La peluche est tissée serré et ne perd pas ses poils ; le garnissage reste régulier après lavage.',
      nl: 'Het pluche is dicht geweven en verhaart niet; de vulling blijft ook na het wassen gelijkmatig.',
    },
    care: 'wash40',
  },
  woolfill: {
    words: {
      de: 'Baumwollplüsch, Füllung aus Schafschurwolle',
      fr: 'peluche de coton, garnissage en laine vierge',
      nl: 'katoenpluche, vulling van scheerwol',
    },
    about: {
      de: 'Die Füllung aus Schurwolle ist schwerer als Watte und wird in der Hand schnell warm.',
      fr: 'Le garnissage de laine est plus lourd que la ouate et se réchauffe vite dans la main.',
      nl: 'De vulling van scheerwol is zwaarder dan watten en wordt snel warm in de hand.',
    },
    care: 'wash30',
    sustainable: 'naturmaterial',
  },
  coated: {
    words: {
      de: 'Baumwolle, beschichtet; Füllung aus Polyester',
      fr: 'coton enduit, garnissage en polyester',
      nl: 'gecoat katoen, vulling van polyester',
    },
    about: {
      de: 'Die Beschichtung lässt nichts durch und fühlt sich trotzdem nach Stoff an, nicht nach Folie.',
      fr: 'L’enduction ne laisse rien passer et garde pourtant le toucher d’un tissu, pas d’un plastique.',
      nl: 'De coating laat niets door en voelt toch als stof, niet als folie.',
    },
    care: 'wipe',
  },
  repoly: {
    words: {
      de: '100 % Polyester, rezykliert',
      fr: '100 % polyester recyclé',
      nl: '100% gerecycled polyester',
    },
    about: {
      de: 'Das dichte Gewebe aus rezykliertem Polyester weist Spritzwasser ab und ist leicht.',
      fr: 'Le tissu serré en polyester recyclé déperle et reste léger.',
      nl: 'Het dichte weefsel van gerecycled polyester weert spatwater en is licht.',
    },
    care: 'wash30',
    sustainable: 'rezyklat',
  },
  canvas: {
    words: { de: '100 % Baumwolle (Canvas)', fr: '100 % coton (toile)', nl: '100% katoen (canvas)' },
    about: {
      de: 'Der feste Canvas steht von allein und bekommt mit der Zeit weiche Kanten.',
      fr: 'La toile épaisse tient debout seule et prend avec le temps des bords souples.',
      nl: 'Het stevige canvas blijft vanzelf staan en krijgt mettertijd zachte randen.',
    },
    care: 'wash30',
    sustainable: 'naturmaterial',
  },
} satisfies Record<string, Material>
