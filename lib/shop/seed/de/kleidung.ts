import type { kleidung as kinds } from '../kinds/kleidung'
import type { KindWords } from '../types'

export const kleidung: Record<keyof typeof kinds, KindWords> = {
  erstlingsset: {
    name: 'Erstausstattungs-Paket',
    intros: [
      'Im Paket {m} steckt, was ein Kind in den ersten acht Wochen trägt, aufeinander abgestimmt und in einer Größe.',
      '{m} nimmt Ihnen das Zählen ab: Bodys, Strampler, Hosen und eine Jacke, die alle zusammenpassen.',
    ],
    uses: [
      'Jedes Teil lässt sich einzeln zurückgeben; der anteilige Preis steht auf dem Lieferschein.',
      'Waschen Sie alles einmal, bevor Sie den Klinikkoffer packen. Zwei Größen zu nehmen ist klüger als zwei Pakete.',
    ],
    benefits: ['aufeinander abgestimmte Teile', 'günstiger als einzeln', 'einzelne Teile zurückzugeben'],
    details: [['Inhalt', 'Bodys, Strampler, Hosen, Jacke, Lätzchen']],
  },
  namensdecke: {
    name: 'Babydecke mit Namen',
    intros: [
      '{m} wird für Ihr Kind gestrickt: Der Name steht in einer Ecke, bis zu 30 Zeichen lang.',
      'Ein Geschenk, das bleibt: In {m} stricken wir den Namen ein, er lässt sich weder abtrennen noch auswaschen.',
    ],
    uses: [
      'Den Namen geben Sie an, wenn Sie die Decke in den Warenkorb legen; prüfen Sie die Schreibweise.',
      'Sie wird einzeln angefertigt und ist darum vom Umtausch ausgeschlossen, wenn sie keinen Mangel hat.',
    ],
    benefits: ['Name eingestrickt, bis 30 Zeichen', 'einzeln angefertigt', 'gesäumte Kanten'],
  },
  gutscheindruck: {
    name: 'Gutschein zum Ausdrucken',
    intros: [
      'Der Gutschein kommt wenige Minuten nach dem Kauf als Datei in Ihr Postfach.',
      'Für alle, die heute Abend noch ein Geschenk brauchen: kaufen, ausdrucken, falten.',
    ],
    uses: [
      'Er trägt einen Code, den die Beschenkten an der Kasse eingeben, und ist drei Jahre gültig.',
      'Ein Restbetrag bleibt stehen und lässt sich beim nächsten Einkauf verwenden.',
    ],
    benefits: ['sofort als Datei', 'drei Jahre gültig', 'in mehreren Schritten einlösbar'],
  },
  muetze: {
    name: 'Strickmütze',
    intros: [
      '{m} reicht über die Ohren und hat einen Umschlag, der mitwächst.',
      'Mit Bommel und breitem Bund: {m} bleibt sitzen, auch wenn Ihr Kind den Kopf dreht.',
    ],
    uses: [
      'Eine Größe passt etwa ein halbes Jahr; messen Sie im Zweifel den Kopf über den Ohren.',
      'Sie ist für draußen. Drinnen und im Bett trägt ein Baby keine Mütze.',
    ],
    benefits: ['bedeckt die Ohren', 'Bommel fest vernäht', 'Bund doppelt gelegt'],
  },
  soeckchen: {
    name: 'Babysöckchen, 3 Paar',
    intros: [
      '{m} rutscht nicht vom Fuß: Der Bund ist breit und weich, die Ferse gestrickt statt geformt.',
      'Drei Paar in einer Farbe, damit aus zwei einzelnen immer wieder ein Paar wird: {m}.',
    ],
    uses: [
      'Die Zehennaht ist flach und drückt auch in Schuhen nicht.',
      'Im Wagen trägt Ihr Kind sie über der Strumpfhose, drinnen genügen sie allein.',
    ],
    benefits: ['drei gleiche Paare', 'breiter, weicher Bund', 'flache Zehennaht'],
  },
  gutscheinkarte: {
    name: 'Geschenkgutschein mit der Post',
    intros: [
      'Die Karte kommt in einem kleinen Karton mit Schleife und einem leeren Blatt für Ihre Worte.',
      'Wenn Sie nicht wissen, welche Größe das Kind heute trägt: ein Gutschein, der nie zu klein ist.',
    ],
    uses: [
      'Wir schicken sie zu Ihnen oder gleich zu den Beschenkten, ohne Rechnung im Paket.',
      'Sie gilt drei Jahre und für alles im Laden, auch in mehreren Schritten.',
    ],
    benefits: ['im Geschenkkarton', 'drei Jahre gültig', 'Versand an die Beschenkten möglich'],
  },
  mulltuecher: {
    name: 'Mulltücher, 3er-Pack',
    intros: [
      '{m} liegt überall, wo etwas danebengeht: auf der Schulter, unter dem Kopf, am Wickelplatz.',
      'Drei Tücher im Pack, groß genug zum Einwickeln und klein genug für die Tasche: {m}.',
    ],
    uses: [
      'Nach der dritten Wäsche nehmen sie am meisten auf; das ist bei Musselin immer so.',
      'Über den Wagen gehängt staut sich die Hitze: Als Sonnenschutz sind sie nicht gedacht.',
    ],
    benefits: ['70 × 70 cm', 'doppelt gewebt', 'werden mit jeder Wäsche weicher'],
  },
  babydecke: {
    name: 'Babydecke',
    intros: [
      '{m} ist für den Wagen, den Boden und den Arm: groß genug zum Einschlagen, leicht genug zum Mitnehmen.',
      'Eine Decke für die Zeit vor dem Krabbeln: {m} wärmt im Wagen und polstert die Krabbelecke.',
    ],
    uses: [
      'Stecken Sie sie im Wagen seitlich fest, damit nichts über das Gesicht rutscht.',
      'Zweimal gefaltet passt sie in jede Wickeltasche und ersetzt dort die Unterlage.',
    ],
    benefits: ['gesäumte Kanten ohne Fransen innen', 'für Wagen und Boden', 'auch als Krabbelunterlage'],
  },
  kurzarmbody: {
    name: 'Body mit kurzen Ärmeln',
    intros: [
      '{m} ist der Body für jeden Tag, mit einem Herz auf der Brust und drei Druckknöpfen im Schritt.',
      'Der Schlupfkragen von {m} öffnet sich so weit, dass Sie ihn nach einem Malheur nach unten ausziehen.',
    ],
    uses: [
      'Unter Pullover und Strampler trägt er nicht auf; im Sommer reicht er allein.',
      'Die Bündchen an den Beinen sind weich und schneiden auch bei kräftigen Kindern nicht ein.',
    ],
    benefits: ['Schlupfkragen', 'Druckknöpfe ohne Nickel', 'Nähte flach und außen'],
  },
  strampler: {
    name: 'Strampler',
    intros: [
      '{m} geht von der Schulter bis zum Knöchel auf: Sie legen Ihr Kind hinein und knöpfen zu.',
      'Feine Streifen und eine Knopfleiste bis zum Knöchel: {m} ist schnell angezogen, auch nachts um drei.',
    ],
    uses: [
      'Die Bündchen an den Beinen lassen sich umschlagen, so passt er zwei Wachstumsschübe lang.',
      'Darunter kommt ein Body, darüber bei Kälte eine Jacke; mehr braucht es drinnen nicht.',
    ],
    benefits: ['durchgehende Knopfleiste', 'Beinbund zum Umschlagen', 'weiter Schnitt für die Windel'],
  },
  hose: {
    name: 'Babyhose',
    intros: [
      '{m} hat einen hohen, weichen Bund, der über der Windel bleibt und nicht drückt.',
      'Zum Krabbeln gemacht: {m} ist an den Knien doppelt und am Po weit.',
    ],
    uses: [
      'Der Beinbund wird anfangs umgeschlagen und später heruntergelassen.',
      'Das Band vorn ist nur Zierde und festgenäht, es lässt sich nicht herausziehen.',
    ],
    benefits: ['hoher Bund ohne Knopf', 'verstärkte Knie', 'wächst eine Größe mit'],
  },
  wollbody: {
    name: 'Wollbody',
    intros: [
      '{m} trägt Ihr Kind direkt auf der Haut, wenn es draußen kalt und drinnen warm ist.',
      'Fein gestrickt und mit einem Herz auf der Brust: {m} kratzt nicht und wird selten gewaschen.',
    ],
    uses: [
      'Hängen Sie ihn nach dem Tragen ans Fenster; Wolle riecht am nächsten Morgen wieder frisch.',
      'Unter dem Overall spart er eine ganze Schicht.',
    ],
    benefits: ['temperaturausgleichend', 'weicher Halsausschnitt', 'selten zu waschen'],
  },
  schlafanzug: {
    name: 'Schlafanzug',
    intros: [
      '{m} ist ein Einteiler für die Nacht, gestreift und ohne Kragen, der unter den Schlafsack passt.',
      'Damit nichts hochrutscht: {m} ist aus einem Stück und hat eine Knopfleiste bis in ein Bein.',
    ],
    uses: [
      'Nachts öffnen Sie nur die unteren Knöpfe und wickeln, ohne den Oberkörper freizulegen.',
      'Unter einem Schlafsack mit 2,5 TOG genügt er bei 18 Grad.',
    ],
    benefits: ['aus einem Stück', 'Knopfleiste bis in das Bein', 'ohne kratzende Etiketten'],
  },
  winterjacke: {
    name: 'Winterjacke',
    intros: [
      '{m} wärmt mit einer gesteppten Füllung und hat zwei Öhrchen auf der Kapuze.',
      'Für Kinder, die laufen: {m} ist hinten etwas länger und an den Ärmeln abgedichtet.',
    ],
    uses: [
      'Die Kapuze lässt sich abknöpfen, der Kragen reicht bis ans Kinn.',
      'In die Taschen passen Handschuhe; ein Reflektorstreifen liegt am Rücken.',
    ],
    benefits: ['Kapuze abnehmbar', 'Wassersäule 5000 mm', 'Reflektorstreifen am Rücken'],
  },
  schneeoverall: {
    name: 'Schneeoverall',
    intros: [
      'In {m} rutscht beim Hinfallen kein Schnee in den Rücken: Er ist aus einem Stück.',
      '{m} ist für nasse, kalte Tage gemacht, an denen Ihr Kind trotzdem bis zum Dunkelwerden draußen bleibt.',
    ],
    uses: [
      'Der lange Reißverschluss geht bis ins Bein, so steigt Ihr Kind mit Schuhen hinein.',
      'Handschuhe und Füßlinge sind angenäht und lassen sich bei den kleinen Größen umklappen.',
    ],
    benefits: ['Wassersäule 10 000 mm', 'Reißverschluss bis in das Bein', 'Kapuze ohne Kordel'],
  },
  softshelljacke: {
    name: 'Softshelljacke',
    intros: [
      '{m} ist die Jacke für drei Jahreszeiten: gegen Wind, Nieselregen und den Sandkasten am Morgen.',
      'Leichter als eine Regenjacke und wärmer als ein Pullover: {m}, mit zwei Öhrchen auf der Kapuze.',
    ],
    uses: [
      'Innen ist sie angeraut, deshalb brauchen Sie im Frühjahr darunter nur ein Hemd.',
      'Schmutz lässt sich trocken abbürsten; waschen Sie sie selten und ohne Weichspüler.',
    ],
    benefits: ['Wassersäule 10 000 mm', 'UV-Schutz 30', 'zwei Taschen mit Reißverschluss'],
  },
  walkoverall: {
    name: 'Walkoverall',
    intros: [
      'In {m} liegt Ihr Kind im Wagen oder in der Trage warm, ohne zu schwitzen.',
      'Ein Overall wie früher: {m} ist aus gewalkter Wolle, mit Kapuze und umklappbaren Bündchen.',
    ],
    uses: [
      'Die Doppelgröße reicht einen ganzen Winter; Arme und Beine schlagen Sie anfangs um.',
      'Regentropfen perlen ab, bei Dauerregen ziehen Sie etwas Dichtes darüber.',
    ],
    benefits: ['Doppelgröße für einen Winter', 'Hände und Füße umklappbar', 'selten zu waschen'],
  },
  walkjacke: {
    name: 'Walkjacke',
    intros: [
      '{m} ist weich, warm und leise: Nichts raschelt, wenn Ihr Kind auf Ihrem Arm einschläft.',
      'Zwischen Pullover und Winterjacke: {m} hält Wind ab und macht jede Bewegung mit.',
    ],
    uses: [
      'Getragen wird sie von September bis April, im tiefen Winter als Schicht unter dem Overall.',
      'Der Reißverschluss hat innen eine Leiste, damit er nicht am Kinn scheuert.',
    ],
    benefits: ['Kapuze mit Öhrchen', 'Kinnschutz', 'ohne Futter, trocknet rasch'],
  },
}
