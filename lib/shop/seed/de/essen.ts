import type { essen as kinds } from '../kinds/essen'
import type { KindWords } from '../types'

export const essen: Record<keyof typeof kinds, KindWords> = {
  glasflasche: {
    name: 'Babyflasche aus Glas',
    intros: [
      '{m} ist für zu Hause gemacht: schwerer als Kunststoff, dafür nach jedem Spülen wie neu.',
      'Die Flasche {m} hat eine breite Öffnung, in die ein Messlöffel passt, und eine Skala, die nicht verblasst.',
    ],
    uses: [
      'Ein Ventil im Sauger lässt Luft nach, damit Ihr Kind weniger davon schluckt.',
      'Der Sauger liegt in der langsamen Stufe bei; weitere passen mit demselben Gewinde.',
    ],
    benefits: ['eingebrannte Skala', 'Sauger mit Ventil dabei', 'passt in übliche Wärmer'],
  },
  schnuller: {
    name: 'Schnuller, 2 Stück',
    intros: [
      '{m} hat einen flachen Schild mit Luftlöchern und einen Ring, den eine kleine Hand greift.',
      'Zwei Schnuller und eine Dose: {m} ist symmetrisch, Ihr Kind kann ihn nicht falsch herum nehmen.',
    ],
    uses: [
      'Wählen Sie die Größe nach dem Alter; ein zu großer Schnuller löst den Würgereiz aus.',
      'Vor dem ersten Gebrauch fünf Minuten auskochen und abkühlen lassen.',
    ],
    benefits: ['symmetrische Form', 'Schild mit Luftlöchern', 'Dose zum Auskochen dabei'],
  },
  kunststoffflasche: {
    name: 'Babyflasche aus Kunststoff',
    intros: [
      '{m} wiegt wenig und übersteht es, wenn sie vom Wagen fällt.',
      'Für unterwegs und für Kinder, die selbst halten wollen: {m} ist in der Mitte schmaler.',
    ],
    uses: [
      'Fünf Teile, keine Ritzen: auseinandernehmen, spülen, trocknen lassen.',
      'Ein Deckel mit Dichtung gehört dazu, damit in der Tasche nichts ausläuft.',
    ],
    benefits: ['leicht und bruchfest', 'Auslaufschutz für die Tasche', 'Sauger mit Ventil dabei'],
  },
  trinkbecher: {
    name: 'Trinklernbecher',
    intros: [
      '{m} hat zwei Griffe und einen weichen Schnabel für den Übergang von der Flasche zum Glas.',
      'Mit einem lachenden Gesicht und rutschfestem Boden steht {m} auch auf einem schrägen Tablett.',
    ],
    uses: [
      'Ein Einsatz hält das Wasser zurück, solange Ihr Kind nicht saugt; ohne ihn fließt es wie aus einem Becher.',
      'Füllen Sie Wasser oder ungesüßten Tee ein und nehmen Sie den Schnabel zum Spülen ab.',
    ],
    benefits: ['zwei abnehmbare Griffe', 'tropft nicht', 'später ohne Schnabel zu benutzen'],
  },
  mitwachsstuhl: {
    name: 'Mitwachsender Hochstuhl',
    intros: [
      '{m} stellt Ihr Kind auf eine Höhe mit Ihnen: Sitz und Fußbrett wandern mit, bis es erwachsen ist.',
      'Ein Stuhl, der bleibt: {m} trägt ein Krabbelkind und später ein Schulkind bei den Hausaufgaben.',
    ],
    uses: [
      'Sitz- und Fußplatte stecken in Nuten und werden mit zwei Schrauben geklemmt.',
      'Bügel und Gurt gehören dazu; für jüngere Babys gibt es einen Aufsatz.',
    ],
    benefits: ['Sitz und Fußbrett verstellbar', 'Gurt mit fünf Punkten', 'für Tische von 72 bis 76 cm'],
  },
  laetzchen: {
    name: 'Lätzchen, 2er-Pack',
    intros: [
      '{m} deckt auch die Schultern ab, denn dorthin geht der Brei zuerst.',
      'Zwei Lätzchen mit einem kleinen Herz: {m} schließt im Nacken mit Druckknöpfen.',
    ],
    uses: [
      'Zwei Knöpfe geben zwei Weiten; zum Schlafen nehmen Sie es ab.',
      'Die untere Tasche fängt, was der Löffel verliert.',
    ],
    benefits: ['Druckknöpfe in zwei Weiten', 'Auffangtasche', 'zwei Stück'],
  },
  tablettstuhl: {
    name: 'Hochstuhl mit Tablett',
    intros: [
      '{m} hat ein eigenes Tablett mit hohem Rand und steht breit auf vier Holzbeinen.',
      'Für Kinder, die ihren eigenen Tisch mögen: Bei {m} bleiben Schale und Löffel vor ihnen.',
    ],
    uses: [
      'Das Tablett lässt sich mit einer Hand lösen und in die Spüle stellen.',
      'Die Fußstütze gibt beim Essen Halt; der Gurt hält an drei Punkten.',
    ],
    benefits: ['Tablett abnehmbar', 'Gurt mit drei Punkten', 'breiter Stand'],
  },
  sitzpolster: {
    name: 'Sitzpolster für Hochstühle',
    intros: [
      '{m} macht einen Holzstuhl weich und füllt ihn aus, solange Ihr Kind noch schmal ist.',
      'Rücken und Sitz aus einem Stück: {m} wird eingelegt, der Gurt geht durch zwei Schlitze.',
    ],
    uses: [
      'Auf der Rückseite hält eine gummierte Fläche, damit nichts rutscht.',
      'Krümel schütteln Sie aus, Flecken wischen Sie ab, bevor sie trocknen.',
    ],
    benefits: ['passt in übliche Holzstühle', 'Schlitze für den Gurt', 'rutschfeste Rückseite'],
  },
  breischale: {
    name: 'Breischale mit Löffel',
    intros: [
      '{m} hat einen dicken Rand, an dem sich der Löffel abstreifen lässt, und einen schweren Boden.',
      'Schale und Löffel gehören zusammen: {m} ist flach genug für einen Löffel, den Ihr Kind selbst führt.',
    ],
    uses: [
      'Ein Saugfuß hält sie auf glatten Tischen; von der Seite lösen Sie ihn mit einem Finger.',
      'Sie kommt in den Kühlschrank und in die Mikrowelle, der Löffel nicht.',
    ],
    benefits: ['Saugfuß', 'Löffel mit weicher Kante', 'für Mikrowelle und Kühlschrank'],
  },
  stillkissen: {
    name: 'Stillkissen',
    intros: [
      '{m} liegt um die Hüfte und trägt das Baby, damit Ihre Schultern es nicht tun müssen.',
      'In der Schwangerschaft stützt {m} nachts den Bauch, danach beim Stillen den Arm.',
    ],
    uses: [
      'Gefüllt ist es mit feinen Perlen, die leise sind und sich der Form anpassen.',
      'Zum Schlafen gehört Ihr Kind ins Bett, nicht auf das Kissen.',
    ],
    benefits: ['Füllung nachzufüllen', 'Bezug waschbar', 'für Schwangerschaft und Stillzeit'],
  },
  milchpumpe: {
    name: 'Elektrische Milchpumpe',
    intros: [
      '{m} beginnt mit kurzen Zügen und wechselt, sobald die Milch fließt, in einen langsamen Rhythmus.',
      'Klein und leise: {m} läuft mit Akku und braucht beim Abpumpen keine Steckdose.',
    ],
    uses: [
      'Neun Stufen lassen sich fein einstellen; das Gerät merkt sich die letzte.',
      'Zwei Hauben mit 24 und 27 mm liegen bei. Ein Rücklaufschutz hält Milch vom Schlauch fern.',
    ],
    benefits: ['neun Stufen', 'zwei Haubengrößen', 'Akku für etwa fünf Sitzungen'],
    details: [['Rückgabe', 'nur mit ungeöffnetem Siegel']],
  },
  stilleinlagen: {
    name: 'Stilleinlagen, waschbar',
    intros: [
      '{m} liegt flach im BH und nimmt auf, was zwischen den Mahlzeiten kommt.',
      'Drei Lagen, keine Folie: {m} lässt Luft an die Haut und wird einfach mitgewaschen.',
    ],
    uses: [
      'Ein Beutel für die Maschine liegt bei, damit keine verloren geht.',
      'Wechseln Sie, sobald sie sich feucht anfühlen; für die Nacht gibt es eine dickere Seite.',
    ],
    benefits: ['mit Wäschebeutel', 'ohne Folie', 'unter Kleidung nicht zu sehen'],
  },
}
