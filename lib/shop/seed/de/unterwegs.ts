import type { unterwegs as kinds } from '../kinds/unterwegs'
import type { KindWords } from '../types'

export const unterwegs: Record<keyof typeof kinds, KindWords> = {
  kombiwagen: {
    name: 'Kombikinderwagen',
    intros: [
      '{m} begleitet Ihr Kind von der Geburt an: erst liegt es in der Wanne, später sitzt es im Sportsitz, in beide Richtungen.',
      'Mit {m} kommen Sie durch den Alltag zwischen Treppenhaus, Kopfsteinpflaster und Straßenbahn, ohne den Wagen zu wechseln.',
    ],
    uses: [
      'Die großen Räder sind gefedert, der Griff lässt sich in sechs Stufen auf Ihre Körpergröße einstellen, und das Verdeck reicht bis zum Fußende.',
      'Sie falten das Gestell in zwei Handgriffen; die Wanne bleibt dabei flach und passt auch quer in den Kofferraum.',
    ],
    benefits: [
      'Wanne und Sportsitz enthalten',
      'Griff höhenverstellbar von 94 bis 108 cm',
      'Verdeck mit Lichtschutzfaktor 50',
    ],
    details: [['Lieferumfang', 'Gestell, Wanne mit Matratze, Sportsitz, Einkaufskorb']],
  },
  sportwagen: {
    name: 'Sportwagen',
    intros: [
      '{m} ist der leichtere Wagen für Kinder, die frei sitzen: wendig im Laden, ruhig auf dem Gehweg.',
      'Wenn die Wanne zu klein wird, übernimmt {m}: ein Sportwagen mit flacher Liegeposition für den Mittagsschlaf.',
    ],
    uses: [
      'Rückenlehne und Fußstütze verstellen Sie mit einer Hand, der Bügel schwenkt zur Seite.',
      'Das Vorderrad lässt sich feststellen, damit der Wagen auf Kies geradeaus läuft.',
    ],
    benefits: ['Liegeposition bis 170 Grad', 'steht gefaltet von allein', 'Korb trägt 5 kg'],
    details: [['Gurt', 'fünf Punkte, mit Polstern']],
  },
  fusssack: {
    name: 'Fußsack',
    intros: [
      '{m} hält Beine und Füße im Wagen warm, ohne dass eine Decke verrutscht oder in die Räder gerät.',
      'Für Tage unter zehn Grad: In {m} sitzt Ihr Kind im gefütterten Sack und braucht darunter nur normale Kleidung.',
    ],
    uses: [
      'Schlitze im Rücken lassen den Gurt durch; das Oberteil öffnet sich mit einem Reißverschluss bis unten.',
      'Das Fußende lässt sich aufziehen, wenn Ihr Kind Schuhe trägt, und die Kapuze mit einem Band enger stellen.',
    ],
    benefits: [
      'passt auf Wannen und Sportsitze',
      'Gurtschlitze für drei und fünf Punkte',
      'rutschfeste Rückseite',
    ],
  },
  reisebuggy: {
    name: 'Reisebuggy',
    intros: [
      '{m} ist so klein gefaltet, dass er in das Gepäckfach vieler Züge passt.',
      'Ein Wagen zum Mitnehmen: {m} wiegt wenig, faltet sich mit einer Hand und hängt an einem Gurt über der Schulter.',
    ],
    uses: [
      'Aufgeklappt ist er in einer Sekunde; die Lehne neigt sich stufenlos über ein Band.',
      'Die kleinen Räder sind für glatte Wege gemacht. Für Wald und Feld wählen Sie besser einen Wagen mit Federung.',
    ],
    benefits: ['Tragegurt und Tasche dabei', 'mit einer Hand zu falten', 'Sitz ab sechs Monaten'],
  },
  babyschale: {
    name: 'Babyschale',
    intros: [
      'In {m} fährt ein Neugeborenes rückwärts und halb liegend, vom ersten Weg nach Hause an.',
      '{m} ist eine Babyschale nach i-Size: Sie richtet sich nach der Körpergröße und wird rückwärts gerichtet eingebaut.',
    ],
    uses: [
      'Kopfstütze und Gurt verstellen sich gemeinsam, der Einsatz für die ersten Wochen lässt sich herausnehmen.',
      'Befestigt wird sie mit dem Gurt des Autos oder auf einer passenden Basisstation; der Tragebügel rastet in drei Stellungen ein.',
    ],
    benefits: ['i-Size nach UN R129', 'Kopfstütze elffach verstellbar', 'Sonnenverdeck dabei'],
    details: [['Einbau', 'rückwärts, mit Gurt oder Basisstation']],
  },
  kleinkindsitz: {
    name: 'Kleinkindsitz',
    intros: [
      '{m} folgt auf die Babyschale und lässt Ihr Kind bis 105 cm rückwärts fahren.',
      'Der drehbare Sitz {m} kommt Ihnen zur Tür entgegen: hineinsetzen, anschnallen, zurückdrehen.',
    ],
    uses: [
      'Er wird mit Isofix und Stützfuß befestigt; eine Anzeige wechselt von Rot zu Grün, wenn er richtig sitzt.',
      'Die Ruheposition gibt es in beiden Richtungen; vorwärts darf Ihr Kind frühestens mit 15 Monaten fahren.',
    ],
    benefits: ['i-Size nach UN R129', 'um 360 Grad drehbar', 'rückwärts bis 105 cm'],
    details: [['Einbau', 'Isofix und Stützfuß']],
  },
  basisstation: {
    name: 'Basisstation',
    intros: [
      '{m} bleibt im Auto, die Babyschale rastet mit einem Klick darauf ein.',
      'Mit {m} sparen Sie sich das Einfädeln des Gurts: Station einmal einbauen, Schale einsetzen, losfahren.',
    ],
    uses: [
      'Anzeigen für Isofix, Stützfuß und Schale werden grün, sobald alles sitzt.',
      'Prüfen Sie in der Fahrzeugliste, ob in Ihrem Auto ein Staufach unter dem Stützfuß liegt.',
    ],
    benefits: [
      'Isofix mit Einführhilfen',
      'Anzeige für jeden Schritt',
      'passt zu Babyschalen derselben Marke',
    ],
  },
  mitwachssitz: {
    name: 'Mitwachsender Kindersitz',
    intros: [
      '{m} wächst von 76 bis 150 cm mit: erst mit eigenem Gurt, dann mit dem Gurt des Autos.',
      'Ein Sitz für viele Jahre: {m} lässt sich in Höhe und Breite verstellen, ohne dass Sie Teile tauschen.',
    ],
    uses: [
      'Bis 105 cm sichert der Fünfpunktgurt, danach verschwindet er hinter dem Polster.',
      'Die Gurtführungen sind farbig markiert, damit der Gurt auf Schulter und Becken liegt.',
    ],
    benefits: ['i-Size nach UN R129', 'Kopfstütze zwölffach verstellbar', 'Bezug ohne Ausbau abnehmbar'],
    details: [['Einbau', 'vorwärts, Isofix und Gurt']],
  },
  babytrage: {
    name: 'Babytrage',
    intros: [
      'In {m} sitzt Ihr Kind aufrecht und nah bei Ihnen, mit rundem Rücken und angehockten Beinen.',
      '{m} lässt sich auf verschieden große Menschen einstellen: Hüftgurt und Träger sind stufenlos.',
    ],
    uses: [
      'Der Steg wird mit einem Band schmaler oder breiter, bis er von Kniekehle zu Kniekehle reicht.',
      'Tragen Sie vor dem Bauch, auf der Hüfte oder, sobald Ihr Kind den Kopf sicher hält, auf dem Rücken.',
    ],
    benefits: ['Steg mitwachsend ab Geburt', 'Hüftgurt von 65 bis 135 cm', 'Kopfstütze mit Druckknöpfen'],
  },
  tragetuch: {
    name: 'Tragetuch',
    intros: [
      '{m} ist ein Stück Stoff, das sich jedem Körper anpasst: Ihrem, dem Ihrer Partnerin oder Ihres Partners und dem des Kindes.',
      'Wer gern bindet, nimmt {m}: mit einem Tuch gelingen Wickelkreuztrage, Känguru und Rückentrage.',
    ],
    uses: [
      'Die Kanten haben zwei Farbtöne, damit Sie oben und unten nicht verwechseln, und die Mitte ist markiert.',
      'Eine Bindeanleitung mit sechs Bildern liegt bei; üben Sie die ersten Male über dem Bett.',
    ],
    benefits: ['Mitte mit Faden markiert', 'Bindeanleitung in drei Sprachen', 'Enden schräg geschnitten'],
  },
  halftrage: {
    name: 'Halfbuckle-Trage',
    intros: [
      '{m} verbindet beides: ein Hüftgurt mit Schnalle, dazu lange Träger zum Binden.',
      'Weil die Träger von {m} gebunden werden, sitzt sie gleich gut, wenn sich zwei Menschen abwechseln.',
    ],
    uses: [
      'Die breiten Träger fächern sich über der Schulter auf und entlasten den Rücken.',
      'Gekreuzt gebunden stützen sie zugleich den Po; in drei Minuten sitzt die Trage fest.',
    ],
    benefits: ['Träger 2 m lang', 'ab 3,5 kg, ohne Einsatz', 'zusammengerollt so groß wie ein Pullover'],
  },
}
