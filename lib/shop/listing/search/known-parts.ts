import type { Language } from '@/lib/platform/markets'

const list = (words: string) => new Set(words.split(/\s+/).filter(Boolean))

/**
 * Parts of the trade's compounds, folded, in the forms in which they stand inside a word. With them a compound is split
 * also where the catalogue has no product that is called by its part alone, and whatever was imported first.
 */
export const knownParts: Record<Language, ReadonlySet<string>> = {
  de: list(`
    abend ablage anzug aufbewahrung aufsatz ausstattung auto baby bad bade ball bar batterie bau bauch baum baumwoll
    baumwolle becher begleiter beistell bett bezug bilder birne blase blumen boden body bogen bollerwagen boller box brei
    brett buch buggy bund burste dach daunen decke dose dreh drei dreirad druck dusch eimer einlage einschlag eis
    ente erst erstlings essen fahr fahrrad fell feucht figur finger flasche flaschen fleece folie form frottee fuss
    futter garnitur garten gerat geschenk geschirr geschwister gitter glas greif greifling gurt gurtel haar haken
    hals halter hand handschuh handtuch haube haus heiz hemd herbst himmel hoch hochbett hocker holz horn hose hosen
    hund hut insel isolier jacke jacken jersey jugend junge kabel kamm kappe karte kasten katze kette kind kinder
    kissen klassik kleid kleider kleinkind klemm knie knopf koffer kombi kombination komfort kommode kopf korb
    krabbel kragen kranz kuchen kugel kuschel lack laken lampe lang latz lauf lauflern laufrad leder lege leiter
    lern licht liege loffel los lotion luft madchen mantel mappe maske mass matratze matratzen matte mehrzweck
    merino mess milch mobile mond monitor moos motorik mull mulltuch mutter mutze mutzen nabel nacht nachthemd
    nachtlicht nagel nase nasen nest netz nuckel oberteil ohr overall paket pfeife pflege phon phone plane platte
    plusch polster pucksack puder pullover puppe puppen puppenwagen puzzle pyjama rad rassel regal regen reis reise
    ring rock rohr roller ruck rucksack ruhe rutsch rutscher sack saug sauger schaf schale schaukel schaum schein
    schirm schlaf schlafanzug schlafsack schlauch schlaufe schleife schlitten schlupf schmuse schmusetuch schnuller
    schnur schoner schrank schreib schuh schuhe schul schulter schurze schussel schutz schwamm schwimm seife sessel
    set sicherheit sicherheits sitz socke socken sofa sommer sonne sonnen speise spiegel spiel spieluhr spielzeug
    spuck stand stapel stapelturm steck steh stern stiefel still stillkissen stoff stramp strampel strampler strand
    strick strumpf strumpfhose stuben stubenwagen stufe stuhl tafel tag tasche taschen tasse teddy tee teil teller
    teppich thermo thermometer tier tiere tisch toilette topf trag trage tragetuch training trainings traum treppe
    trink trinkflasche trommel truhe tuch tur turm uhr umhange umschlag unter unterhemd unterhose unterlage ventil
    verdeck versteck vogel vollkorn vorhang vorlese wachs wagen walk wand wanne warm warmer wasch wasche waschlappen
    wasser watte weich wickel wickelauflage wickelkommode wickeltasche wickeltisch wickelunterlage wiege wind windel
    windeln winter wipp wippe woll wolle wunder zahn zahne zange zelt zeug zimmer zubehor zug zwilling zwillings
  `),
  nl: list(`
    auto baby bad badje bak bal bank bed bedje beker bescherm bescherming bijt blokken bodem boek boekje bord borst
    borstel box broek broekje buggy dag dekbed dekbedovertrek deken doek doekje doos draag draagzak drie droom eet
    eetstoel familie fiets fles flessen fluit fopspeen gras greep haar hand handdoek hemd hoed hoek hoes hout houten
    huis inbak jas jasje jongen jurk kamer kast kind kinder kinderwagen kist kleed kleren klok knuffel knuffeldoek
    koffer kom kruik kruippak kussen laars laarzen lade laken lamp licht lijf loop loopfiets luier luiertas maan
    mand mat matras meisjes melk meubel mobiel mouw muts mutsje muur muziek nacht nachtlampje nest ombouw overtrek
    pak pakje pan park peuter plank pop poppen poppenwagen puzzel rammelaar regen reis rek riem ring rok rokje rug
    rugzak schaal schoen schoenen schommel school set sjaal slaap slaapzak slab sling slof sok sokken speel
    speelgoed speelkleed speen spiegel spuug staart stapel steen stoel stoeltje strand tafel tand tas tent thee
    thermo trappel trui tuigje tuin uit veiligheid verschoon verzorging vest vlag voeding voet vogel wagen wand
    wandel wandelwagen was water wieg wiel winter wol zak zand zit zitje zomer zon zwem
  `),
  fr: new Set(),
}
