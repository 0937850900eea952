import type { kleidung as kinds } from '../kinds/kleidung'
import type { KindWords } from '../types'

export const kleidung: Record<keyof typeof kinds, KindWords> = {
  erstlingsset: {
    name: 'Uitzetpakket',
    intros: [
      'In {m} zit wat een kind de eerste acht weken draagt, op elkaar afgestemd en in één maat.',
      '{m} bespaart u het tellen: rompers, pakjes, broekjes en een jasje die allemaal bij elkaar passen.',
    ],
    uses: [
      'Elk deel kunt u los terugsturen; de prijs per stuk staat op de pakbon.',
      'Was alles één keer voordat u de vluchttas pakt. Twee maten zijn slimmer dan twee pakketten.',
    ],
    benefits: ['op elkaar afgestemd', 'voordeliger dan los', 'delen los te retourneren'],
    details: [['Inhoud', 'rompers, pakjes, broekjes, jasje, slabbetje']],
  },
  namensdecke: {
    name: 'Deken met naam',
    intros: [
      '{m} wordt voor uw kind gebreid: de naam staat in een hoek, tot 30 tekens.',
      'Een cadeau dat blijft: in {m} breien wij de naam mee, hij laat niet los en wast er niet uit.',
    ],
    uses: [
      'De naam geeft u op als u de deken in het winkelmandje legt; controleer de spelling.',
      'Hij wordt per stuk gemaakt en kan daarom alleen bij een gebrek worden geruild.',
    ],
    benefits: ['naam meegebreid, tot 30 tekens', 'per stuk gemaakt', 'gezoomde randen'],
  },
  gutscheindruck: {
    name: 'Cadeaubon om te printen',
    intros: [
      'De bon komt enkele minuten na de aankoop als bestand in uw mailbox.',
      'Voor wie vanavond nog een cadeau nodig heeft: kopen, printen, vouwen.',
    ],
    uses: [
      'Er staat een code op voor bij het afrekenen, en hij is drie jaar geldig.',
      'Wat overblijft, staat klaar voor de volgende aankoop.',
    ],
    benefits: ['meteen als bestand', 'drie jaar geldig', 'in delen te besteden'],
  },
  muetze: {
    name: 'Gebreide muts',
    intros: [
      '{m} valt over de oren en heeft een omslag die meegroeit.',
      'Met pompon en brede boord: {m} blijft zitten, ook als uw kind het hoofd draait.',
    ],
    uses: [
      'Een maat past ongeveer een half jaar; meet bij twijfel het hoofd boven de oren.',
      'Hij is voor buiten. Binnen en in bed draagt een baby geen muts.',
    ],
    benefits: ['valt over de oren', 'pompon stevig vastgenaaid', 'dubbele boord'],
  },
  soeckchen: {
    name: 'Babysokjes, 3 paar',
    intros: [
      '{m} zakt niet af: de boord is breed en zacht, de hiel gebreid.',
      'Drie paar in één kleur, zodat twee losse weer een paar zijn: {m}.',
    ],
    uses: [
      'De teennaad is plat en drukt ook in schoentjes niet.',
      'In de wagen gaan ze over de maillot, binnen zijn ze alleen genoeg.',
    ],
    benefits: ['drie gelijke paren', 'brede, zachte boord', 'platte teennaad'],
  },
  gutscheinkarte: {
    name: 'Cadeaubon per post',
    intros: [
      'De kaart komt in een doosje met strik en een leeg blad voor uw eigen woorden.',
      'Als u niet weet welke maat het kind nu draagt: een bon die nooit te klein is.',
    ],
    uses: [
      'Wij sturen hem naar u of meteen naar de ontvanger, zonder factuur in het pakje.',
      'Hij geldt drie jaar voor alles in de winkel, ook in delen.',
    ],
    benefits: ['in een cadeaudoosje', 'drie jaar geldig', 'ook rechtstreeks te versturen'],
  },
  mulltuecher: {
    name: 'Hydrofiele doeken, 3 stuks',
    intros: [
      '{m} ligt overal waar iets misgaat: op de schouder, onder het hoofd, op de commode.',
      'Drie doeken, groot genoeg om in te bakeren en klein genoeg voor de tas: {m}.',
    ],
    uses: [
      'Na de derde was nemen ze het meeste op; dat is bij mousseline altijd zo.',
      'Over de wagen gehangen houden ze hitte vast: een zonnescherm zijn ze niet.',
    ],
    benefits: ['70 × 70 cm', 'dubbel geweven', 'bij elke was zachter'],
  },
  babydecke: {
    name: 'Babydeken',
    intros: [
      '{m} is voor de wagen, de vloer en de arm: groot genoeg om in te slaan, licht genoeg om mee te nemen.',
      'Een deken voor de tijd vóór het kruipen: {m} warmt in de wagen en maakt de speelhoek zacht.',
    ],
    uses: [
      'Stop hem in de wagen aan de zijkanten in, zodat er niets over het gezicht schuift.',
      'Twee keer gevouwen past hij in elke luiertas en dient daar als verschoonmatje.',
    ],
    benefits: ['gezoomde randen', 'voor wagen en vloer', 'ook als speelkleed'],
  },
  kurzarmbody: {
    name: 'Romper met korte mouwen',
    intros: [
      '{m} is de romper voor elke dag, met een hart op de borst en drie drukknopen in het kruis.',
      'De hals van {m} gaat zo ver open dat u hem na een ongelukje naar beneden uittrekt.',
    ],
    uses: [
      'Onder trui en pakje is hij niet te dik; in de zomer is hij alleen genoeg.',
      'De boordjes aan de benen zijn zacht en snijden ook bij stevige kinderen niet in.',
    ],
    benefits: ['overslaghals', 'drukknopen zonder nikkel', 'platte naden aan de buitenkant'],
  },
  strampler: {
    name: 'Boxpakje',
    intros: [
      '{m} gaat van schouder tot enkel open: u legt uw kind erin en knoopt dicht.',
      'Fijne strepen en knoopjes tot de enkel: {m} is snel aan, ook om drie uur ’s nachts.',
    ],
    uses: [
      'De boordjes aan de benen kunt u omslaan, zo past het twee groeispurten lang.',
      'Eronder een romper, erover bij kou een jasje; meer is binnen niet nodig.',
    ],
    benefits: ['knoopjes over de hele lengte', 'omslag aan de benen', 'ruim gesneden voor de luier'],
  },
  hose: {
    name: 'Babybroek',
    intros: [
      '{m} heeft een hoge, zachte band die boven de luier blijft en niet knelt.',
      'Gemaakt om te kruipen: {m} is dubbel bij de knieën en wijd bij de billen.',
    ],
    uses: [
      'De beenboord slaat u eerst om en laat u later zakken.',
      'Het bandje voor is alleen sier en vastgenaaid, het kan er niet uit.',
    ],
    benefits: ['hoge band zonder knoop', 'verstevigde knieën', 'groeit een maat mee'],
  },
  wollbody: {
    name: 'Wollen romper',
    intros: [
      '{m} draagt uw kind op de huid als het buiten koud en binnen warm is.',
      'Fijn gebreid en met een hart op de borst: {m} kriebelt niet en hoeft zelden in de was.',
    ],
    uses: [
      'Hang hem na het dragen bij het raam; wol ruikt de volgende ochtend weer fris.',
      'Onder de overall scheelt hij een hele laag.',
    ],
    benefits: ['regelt de warmte', 'zachte hals', 'zelden te wassen'],
  },
  schlafanzug: {
    name: 'Pyjama',
    intros: [
      '{m} is een nachtpakje uit één stuk, gestreept en zonder kraag, dat onder de slaapzak past.',
      'Zodat er niets omhoog kruipt: {m} is uit één stuk, met knoopjes tot in een been.',
    ],
    uses: [
      '’s Nachts opent u alleen de onderste knoopjes en blijft het bovenlijf bedekt.',
      'Onder een slaapzak van 2,5 TOG is hij bij 18 graden genoeg.',
    ],
    benefits: ['uit één stuk', 'knoopjes tot in het been', 'zonder kriebelende labels'],
  },
  winterjacke: {
    name: 'Winterjas',
    intros: [
      '{m} warmt met een doorgestikte vulling en heeft twee oortjes op de capuchon.',
      'Voor kinderen die lopen: {m} is achter iets langer en sluit aan bij de polsen.',
    ],
    uses: [
      'De capuchon kan eraf, de kraag komt tot de kin.',
      'In de zakken passen wantjes; over de rug loopt een reflecterende streep.',
    ],
    benefits: ['capuchon afneembaar', 'waterkolom 5000 mm', 'reflecterende streep op de rug'],
  },
  schneeoverall: {
    name: 'Sneeuwpak',
    intros: [
      'In {m} komt er bij het vallen geen sneeuw in de rug: het is uit één stuk.',
      '{m} is gemaakt voor natte, koude dagen waarop uw kind toch tot het donker buiten blijft.',
    ],
    uses: [
      'De lange rits gaat tot in het been, zo stapt uw kind er met schoenen in.',
      'Wantjes en slofjes zitten eraan vast en zijn bij de kleine maten om te slaan.',
    ],
    benefits: ['waterkolom 10 000 mm', 'rits tot in het been', 'capuchon zonder koord'],
  },
  softshelljacke: {
    name: 'Softshelljas',
    intros: [
      '{m} is de jas voor drie seizoenen: tegen wind, motregen en de zandbak in de ochtend.',
      'Lichter dan een regenjas en warmer dan een trui: {m}, met twee oortjes op de capuchon.',
    ],
    uses: [
      'Binnenin is hij opgeruwd, daarom is in het voorjaar een shirt eronder genoeg.',
      'Droge modder borstelt u af; was hem zelden en zonder wasverzachter.',
    ],
    benefits: ['waterkolom 10 000 mm', 'uv-bescherming 30', 'twee zakken met rits'],
  },
  walkoverall: {
    name: 'Overall van gekookte wol',
    intros: [
      'In {m} ligt uw kind warm in de wagen of de draagzak, zonder te zweten.',
      'Een overall zoals vroeger: {m} is van gekookte wol, met capuchon en boordjes om te slaan.',
    ],
    uses: [
      'De dubbele maat gaat een hele winter mee; mouwen en pijpen slaat u eerst om.',
      'Druppels parelen af; bij aanhoudende regen gaat er iets waterdichts over.',
    ],
    benefits: ['dubbele maat voor een winter', 'handen en voeten om te slaan', 'zelden te wassen'],
  },
  walkjacke: {
    name: 'Jasje van gekookte wol',
    intros: [
      '{m} is zacht, warm en stil: er ritselt niets als uw kind op uw arm in slaap valt.',
      'Tussen trui en winterjas: {m} houdt wind tegen en beweegt overal in mee.',
    ],
    uses: [
      'U trekt het aan van september tot april en in de koudste weken onder de overall.',
      'Een strookje achter de rits beschermt de kin.',
    ],
    benefits: ['capuchon met oortjes', 'kinbescherming', 'zonder voering, snel droog'],
  },
}
