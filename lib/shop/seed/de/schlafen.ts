import type { schlafen as kinds } from '../kinds/schlafen'
import type { KindWords } from '../types'

export const schlafen: Record<keyof typeof kinds, KindWords> = {
  gitterbett: {
    name: 'Gitterbett',
    intros: [
      '{m} ist ein schlichtes Bett mit runden Holmen, dessen Boden sich in drei Höhen einhängen lässt.',
      'Das Gitterbett {m} steht sicher auf vier Füßen und wird später, ohne Gitter, zum Kinderbett.',
    ],
    uses: [
      'Drei Schlupfsprossen lassen sich herausnehmen, wenn Ihr Kind allein aussteigen soll.',
      'Aufgebaut ist es zu zweit in einer halben Stunde; das Werkzeug liegt bei, die Matratze bestellen Sie dazu.',
    ],
    benefits: ['Boden in drei Höhen', 'drei Schlupfsprossen', 'zum Kinderbett umzubauen'],
    details: [['Stababstand', '4,5 bis 6,5 cm']],
  },
  beistellbett: {
    name: 'Beistellbett',
    intros: [
      '{m} steht an Ihrer Bettseite, auf einer Höhe mit Ihrer Matratze: nah genug zum Stillen, doch jeder schläft im eigenen Bett.',
      'Für die ersten Monate: {m} wird mit Gurten am großen Bett befestigt, die offene Seite zu Ihnen.',
    ],
    uses: [
      'Die Höhe stellen Sie in sieben Stufen ein; auf Rollen folgt es Ihnen tagsüber ins Wohnzimmer.',
      'Die hochgezogene Seitenwand macht daraus ein Bett für sich, zum Beispiel für den Mittagsschlaf.',
    ],
    benefits: ['in sieben Höhen verstellbar', 'Matratze enthalten', 'Rollen mit Bremse'],
  },
  matratze: {
    name: 'Babymatratze',
    intros: [
      '{m} ist so fest, wie ein kleines Kind sie braucht: Der Kopf sinkt kaum ein, die Kanten tragen.',
      'Die Matratze {m} hat zwei Seiten: eine festere für das erste Jahr, eine etwas weichere danach.',
    ],
    uses: [
      'Sie ist zehn Zentimeter hoch und passt ohne Spalt in Betten mit der angegebenen Liegefläche.',
      'Drehen Sie sie alle paar Wochen um und lüften Sie sie beim Wäschewechsel eine Stunde lang.',
    ],
    benefits: ['fest bis zum Rand', 'Bezug mit Reißverschluss', 'ohne Handgriffe, an denen Bänder hängen'],
    details: [['Höhe', '10 cm']],
  },
  ganzjahresschlafsack: {
    name: 'Ganzjahresschlafsack',
    intros: [
      '{m} ist der Schlafsack für das halbe Jahr, in dem das Zimmer nachts 16 bis 20 Grad hat.',
      'Mond und Sterne auf ruhigem Grund: {m} wärmt mit 2,5 TOG und lässt den Beinen Platz zum Strampeln.',
    ],
    uses: [
      'Der Reißverschluss läuft von oben nach unten, damit Sie nachts wickeln können, ohne die Schultern frei zu machen.',
      'An den Schultern hat er je zwei Druckknöpfe; der Halsausschnitt bleibt eng genug.',
    ],
    benefits: ['2,5 TOG für 16 bis 20 °C', 'ohne Ärmel, ohne Kapuze', 'Kinnschutz am Reißverschluss'],
  },
  sommerschlafsack: {
    name: 'Sommerschlafsack',
    intros: [
      '{m} ist dünn wie ein Hemd und richtig, wenn das Zimmer auch nachts nicht abkühlt.',
      'An warmen Tagen ersetzt {m} die Decke, ohne zu wärmen, was nicht gewärmt werden muss.',
    ],
    uses: [
      'Darunter genügt ein kurzer Body oder, über 25 Grad, nur die Windel.',
      'Er wiegt so wenig, dass er auf Reisen in die Jackentasche passt, und trocknet über Nacht.',
    ],
    benefits: ['für Zimmer ab 20 °C', 'ungefüttert', 'weite Armausschnitte'],
  },
  winterschlafsack: {
    name: 'Winterschlafsack',
    intros: [
      '{m} ist für kühle Schlafzimmer gemacht, in denen nachts nicht geheizt wird.',
      'Mit 3,5 TOG ist {m} unser wärmster Schlafsack. Über 16 Grad nehmen Sie besser einen leichteren.',
    ],
    uses: [
      'Eine doppelte Lage über dem Bauch hält die Wärme, am Rücken ist er dünner, damit Ihr Kind nicht schwitzt.',
      'Langer Body und Strumpfhose darunter genügen; im Nacken fühlen Sie, ob es stimmt.',
    ],
    benefits: ['3,5 TOG für Zimmer unter 16 °C', 'langer Reißverschluss mit Abdeckung', 'innen ohne Etikett'],
  },
  kleiderschrank: {
    name: 'Kleiderschrank',
    intros: [
      '{m} hat eine Tür, offene Fächer und zwei Schubladen in Kinderhöhe, damit Ihr Kind später selbst hineingreift.',
      'Im Schrank {m} hängen kleine Jacken oben und liegen Pullover in der Mitte; die Schubladen schließen gedämpft.',
    ],
    uses: [
      'Die Kleiderstange lässt sich mit dem Kind nach oben versetzen; drei Böden sind dabei.',
      'Er kommt zerlegt in zwei Kartons. Den Aufbau schaffen zwei Menschen an einem Nachmittag.',
    ],
    benefits: [
      'zwei Schubladen mit Dämpfung',
      'Winkel zur Befestigung an der Wand dabei',
      'Türanschlag rechts oder links',
    ],
  },
  nachtlicht: {
    name: 'Nachtlicht',
    intros: [
      '{m} leuchtet so schwach, dass Sie beim Stillen alles sehen und Ihr Kind weiterschläft.',
      'Eine kleine Lampe in Pilzform: {m} gibt warmes Licht und schaltet sich nach einer Stunde ab.',
    ],
    uses: [
      'Die Helligkeit regeln Sie durch langes Tippen auf den Schirm; sie merkt sich die letzte Stufe.',
      'Sie lädt über ein Kabel und leuchtet danach drei Nächte lang ohne Steckdose.',
    ],
    benefits: ['dimmbar, warmweiß', 'Abschaltung nach 60 Minuten', 'Akku fest eingebaut'],
    details: [['Stromversorgung', 'Akku, Kabel mit USB-C']],
  },
  babyphone: {
    name: 'Babyphone',
    intros: [
      '{m} überträgt, was Sie hören müssen, und schweigt, solange es still ist.',
      'Zwei Geräte, kein Konto: {m} verbindet sich von allein und funkt verschlüsselt zwischen Kinderzimmer und Küche.',
    ],
    uses: [
      'Fünf Leuchtpunkte zeigen die Lautstärke, auch wenn Sie den Ton abstellen.',
      'Verlässt das Elterngerät die Reichweite, piept es; ist der Akku schwach, ebenso.',
    ],
    benefits: ['Elterngerät mit Gürtelclip', 'Meldung bei Verbindungsverlust', 'Gegensprechen'],
    details: [['Stromversorgung', 'Netzteil und Akku']],
  },
  regal: {
    name: 'Kinderregal',
    intros: [
      '{m} ist niedrig genug, dass ein Kind das oberste Fach erreicht, und breit genug für Kisten und Bilderbücher.',
      'Drei Fächer, runde Ecken, feste Rückwand: {m} räumt auf, ohne dass etwas dahinter fällt.',
    ],
    uses: [
      'Bücher stehen oben, Bauklötze in der Mitte, die Kisten unten zieht Ihr Kind selbst heraus.',
      'Zwei Regale lassen sich nebeneinander verschrauben; der Winkel für die Wand liegt bei.',
    ],
    benefits: ['Fachhöhe 28 cm', 'geschlossene Rückwand', 'Wandwinkel dabei'],
  },
  videophone: {
    name: 'Video-Babyphone',
    intros: [
      '{m} zeigt auf dem Bildschirm, ob Ihr Kind schläft oder nur den Schnuller sucht.',
      'Kamera und Bildschirm gehören bei {m} zusammen und brauchen weder WLAN noch Telefon.',
    ],
    uses: [
      'Im Dunkeln schaltet die Kamera auf unsichtbares Licht um; schwenken und zoomen Sie vom Elterngerät aus.',
      'Der Bildschirm geht an, sobald ein Geräusch die eingestellte Schwelle übersteigt, und danach wieder aus.',
    ],
    benefits: ['Nachtsicht', 'Kamera schwenkbar', 'ohne App und ohne Konto'],
    details: [['Stromversorgung', 'Netzteil, Elterngerät mit Akku']],
  },
  mobile: {
    name: 'Mobile',
    intros: [
      'Wolken, Mond und Stern drehen sich bei {m} schon im Luftzug einer Tür.',
      '{m} gibt einem Baby, das auf dem Rücken liegt, etwas zum Schauen, ohne Musik und ohne Batterie.',
    ],
    uses: [
      'Hängen Sie es mit 30 cm Abstand über den Wickelplatz, wo Sie dabei sind.',
      'Die Figuren sind von unten zu erkennen, denn von dort schaut Ihr Kind.',
    ],
    benefits: ['vier Figuren, von unten sichtbar', 'Schnüre kürzer als 22 cm', 'Haken für die Decke dabei'],
  },
  tapete: {
    name: 'Kindertapete',
    intros: [
      'Blätter und kleine Sterne: {m} bringt ein Muster an die Wand, das auch Schulkindern noch gefällt.',
      'Mit {m} bekommt eine Wand Farbe, während die anderen ruhig bleiben; eine Rolle reicht für gut fünf Quadratmeter.',
    ],
    uses: [
      'Das Muster setzt sich nach 32 cm fort. Bestellen Sie alle Rollen auf einmal, damit der Farbton gleich ist.',
      'Kleister kommt auf die Wand, die Bahn darauf, überstehendes Papier schneiden Sie am Rand ab.',
    ],
    benefits: ['Rolle 0,53 × 10,05 m', 'trocken abziehbar', 'mit feuchtem Tuch zu reinigen'],
    details: [['Rapport', '32 cm']],
  },
}
