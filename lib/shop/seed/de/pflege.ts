import type { pflege as kinds } from '../kinds/pflege'
import type { KindWords } from '../types'

export const pflege: Record<keyof typeof kinds, KindWords> = {
  wickelkommode: {
    name: 'Wickelkommode',
    intros: [
      '{m} ist auf einer Höhe, bei der Ihr Rücken gerade bleibt, und hat Schubladen für alles, was Sie mit einer Hand brauchen.',
      'Erst Wickelplatz, dann Kommode: Den Aufsatz von {m} schrauben Sie ab, wenn die Windelzeit vorbei ist.',
    ],
    uses: [
      'Der Rand ragt auf drei Seiten über die Auflage; zwischen Auflage und Wand bleibt Platz für Creme und Tücher.',
      'Die Schubladen laufen auf Vollauszügen und schließen gedämpft. Geliefert wird sie zerlegt.',
    ],
    benefits: ['Arbeitshöhe um 90 cm', 'Aufsatz abnehmbar', 'Winkel für die Wand dabei'],
  },
  feuchttuecher: {
    name: 'Feuchttücher',
    intros: [
      '{m} reinigt mit fast nichts als Wasser und bleibt auch nach dem dritten Zug in einem Stück.',
      'Eine Packung für die Kommode, eine für die Tasche: {m} hat einen Deckel, der dicht schließt.',
    ],
    uses: [
      'Zu Hause genügen Waschlappen und Wasser; unterwegs sind die Tücher bequemer.',
      'Sie gehören in den Restmüll, nicht in die Toilette.',
    ],
    benefits: ['ohne Duftstoffe', 'reißfest', 'Deckel hält feucht'],
  },
  wickelauflage: {
    name: 'Wickelauflage',
    intros: [
      '{m} ist dick gepolstert und auf drei Seiten erhöht, damit sich Ihr Kind nicht so leicht wegdreht.',
      'Ein Blattmuster, das Flecken verzeiht: {m} wischen Sie nach jedem Wickeln mit einem Tuch ab.',
    ],
    uses: [
      'Vergleichen Sie das Maß mit der Fläche Ihrer Kommode: Die Auflage soll überall aufliegen.',
      'Legen Sie ein Mulltuch darüber, dann fühlt sie sich auch im Winter nicht kühl an.',
    ],
    benefits: ['drei erhöhte Seiten', 'abwischbar', 'Unterseite rutschhemmend'],
  },
  heizstrahler: {
    name: 'Wickeltisch-Heizstrahler',
    intros: [
      '{m} wärmt den Wickelplatz in wenigen Sekunden, wenn das Bad kühl ist.',
      'Über dem Wickeltisch montiert oder auf seinem Fuß stehend: {m} schaltet sich nach zehn Minuten ab.',
    ],
    uses: [
      'Halten Sie einen Meter Abstand zum Kind ein; eine Schablone zum Ausmessen liegt bei.',
      'Kippt der Ständer, unterbricht ein Schalter den Strom.',
    ],
    benefits: ['schaltet nach zehn Minuten ab', 'Kippschutz', 'für Wand oder Standfuß'],
    details: [['Stromversorgung', 'Netzkabel, 1,8 m']],
  },
  waschmittel: {
    name: 'Feinwaschmittel für Babywäsche',
    intros: [
      '{m} wäscht ab 20 Grad und lässt keinen Duft zurück.',
      'Flüssig und sparsam: {m} reicht mit 40 ml für eine volle Trommel.',
    ],
    uses: [
      'Für Wolle und Seide nehmen Sie ein eigenes Mittel; alles andere verträgt dieses.',
      'Bei empfindlicher Haut hilft ein zusätzlicher Spülgang.',
    ],
    benefits: ['ohne Duft- und Farbstoffe', 'wirkt ab 20 °C', 'Messkappe dabei'],
  },
  badewanne: {
    name: 'Babybadewanne',
    intros: [
      '{m} ist 80 cm lang und reicht etwa ein Jahr, in der Dusche oder auf dem Tisch.',
      'Mit breitem Rand und vier Füßen: {m} lässt sich auch voll noch tragen, ohne überzuschwappen.',
    ],
    uses: [
      'Der Stöpsel sitzt am tiefsten Punkt, damit nichts stehen bleibt.',
      'Eine Skala innen zeigt, wie viel Wasser für ein Neugeborenes genügt.',
    ],
    benefits: ['Stöpsel zum Ablassen', 'rutschfester Boden', 'passt quer über die große Wanne'],
  },
  badethermometer: {
    name: 'Badethermometer',
    intros: [
      '{m} schwimmt, misst in drei Sekunden und zeigt die Zahl so groß, dass Sie sie von oben lesen.',
      'Digital und ohne Quecksilber: {m} schaltet sich ein, sobald es im Wasser liegt.',
    ],
    uses: [
      'Bei 37 Grad leuchtet der Punkt grün, darüber rot.',
      'Rühren Sie das Wasser um, bevor Sie messen; am Hahn ist es immer wärmer.',
    ],
    benefits: ['misst in drei Sekunden', 'schaltet sich selbst ab', 'auch für das Zimmer'],
    details: [['Stromversorgung', 'Knopfzelle, Fach verschraubt']],
  },
  kapuzentuch: {
    name: 'Kapuzenhandtuch',
    intros: [
      '{m} hat eine Kapuze, unter der nasse Haare warm bleiben, und ein kleines Herz.',
      'Aus der Wanne direkt hinein: {m} ist groß genug, dass auch die Füße verschwinden.',
    ],
    uses: [
      'Hängen Sie es an der Schlaufe auf, dann ist es am nächsten Abend trocken.',
      'Neu nimmt Frottee wenig auf; nach zwei Wäschen saugt es, wie es soll.',
    ],
    benefits: ['doppelte Kapuze', 'Schlaufe zum Aufhängen', 'eingefasste Kanten'],
  },
  waschlotion: {
    name: 'Waschlotion für Haut und Haar',
    intros: [
      '{m} schäumt wenig und reicht für Kopf und Körper.',
      'Ein Stoß aus dem Spender genügt: {m} kommt ohne Duft aus und lässt sich rasch abspülen.',
    ],
    uses: [
      'Ein- bis zweimal in der Woche genügt; an den anderen Tagen reicht Wasser.',
      'Der Spender lässt sich feststellen, damit in der Tasche nichts ausläuft.',
    ],
    benefits: ['ohne Duft- und Farbstoffe', 'für Haut und Haar', 'Spender feststellbar'],
  },
  haarbuerste: {
    name: 'Bürste und Kamm',
    intros: [
      '{m} ist ein Paar: eine weiche Bürste für den ersten Flaum und ein Kamm mit runden Zinken.',
      'Mit {m} lösen Sie auch Milchschorf, den Sie vorher mit etwas Öl eingeweicht haben.',
    ],
    uses: [
      'Bürsten Sie in kleinen Kreisen, immer ohne Druck auf die weiche Stelle am Kopf.',
      'Den Kamm nehmen Sie später, wenn die Haare länger werden.',
    ],
    benefits: ['Bürste und Kamm', 'sehr weiche Borsten', 'Griff aus Holz'],
  },
  wickeltasche: {
    name: 'Wickeltasche',
    intros: [
      '{m} öffnet weit und steht dabei, so sehen Sie auf einen Blick, was noch da ist.',
      'Von außen eine Tasche, innen geordnet: {m} hat sechs Fächer und eine Unterlage.',
    ],
    uses: [
      'Zwei Haken halten sie am Wagen; mit dem langen Gurt hängt sie quer über der Schulter.',
      'Das Flaschenfach ist gedämmt und hält Wasser etwa drei Stunden warm.',
    ],
    benefits: ['Wickelunterlage dabei', 'gedämmtes Flaschenfach', 'Haken für den Wagen'],
  },
  wickelrucksack: {
    name: 'Wickelrucksack',
    intros: [
      'Mit {m} auf dem Rücken haben Sie beide Hände für Ihr Kind frei.',
      '{m} trägt sich wie ein Wanderrucksack und öffnet sich am Rücken, wo Windeln und Unterlage liegen.',
    ],
    uses: [
      'Ein seitliches Fach gibt Feuchttücher frei, ohne dass Sie ihn absetzen.',
      'Gepolsterte Träger und ein Brustgurt verteilen das Gewicht auf langen Wegen.',
    ],
    benefits: ['Zugriff vom Rücken aus', 'Fach für Nasses', 'Unterlage dabei'],
  },
}
