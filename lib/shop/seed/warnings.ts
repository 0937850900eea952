import type { Words } from './types'

/** What to beware of, as the law wants it said. None of them names an approval that it would have to prove. */
export const warnings = {
  pram: {
    de: 'ACHTUNG: Lassen Sie Ihr Kind nie unbeaufsichtigt. Prüfen Sie vor der Fahrt, dass alle Verriegelungen geschlossen sind.',
    fr: 'ATTENTION : ne laissez jamais votre enfant sans surveillance. Avant de partir, vérifiez que tous les verrouillages sont enclenchés.',
    nl: 'WAARSCHUWING: laat uw kind nooit zonder toezicht. Controleer voor u vertrekt of alle vergrendelingen gesloten zijn.',
  },
  harness: {
    de: 'Verwenden Sie immer das Gurtsystem. Eine Tasche am Griff kann den Wagen kippen.',
    fr: 'Utilisez toujours le harnais. Un sac suspendu au guidon peut faire basculer la poussette.',
    nl: 'Gebruik altijd het tuigje. Een tas aan de duwstang kan de wagen laten kantelen.',
  },
  jogging: {
    de: 'Nicht zum Joggen oder Skaten geeignet. Der Sitz ist für Kinder unter sechs Monaten nicht geeignet.',
    fr: 'Ne convient ni à la course ni au patinage. Le siège ne convient pas aux enfants de moins de six mois.',
    nl: 'Niet geschikt om mee hard te lopen of te skaten. Het zitje is niet geschikt voor kinderen jonger dan zes maanden.',
  },
  airbag: {
    de: 'Nie rückwärts gerichtet auf einem Sitz mit eingeschaltetem Airbag verwenden. Das kann zum Tod führen.',
    fr: 'Ne jamais utiliser dos à la route sur un siège à airbag activé. Risque de mort.',
    nl: 'Nooit achterwaarts gebruiken op een stoel met ingeschakelde airbag. Dat kan dodelijk zijn.',
  },
  isize: {
    de: 'i-Size-Rückhaltesystem nach UN R129. Lesen Sie die Fahrzeugliste und das Handbuch Ihres Autos, bevor Sie es einbauen. Nach einem Unfall ersetzen.',
    fr: 'Dispositif de retenue i-Size selon UN R129. Lisez la liste des véhicules et le manuel de la voiture avant de l’installer. À remplacer après un accident.',
    nl: 'i-Size-kinderzitje volgens UN R129. Lees de voertuiglijst en het handboek van uw auto voordat u het inbouwt. Na een ongeval vervangen.',
  },
  carrying: {
    de: 'Achten Sie darauf, dass Mund und Nase frei sind und das Kinn nicht auf der Brust liegt. Beugen Sie sich aus den Knien.',
    fr: 'Veillez à ce que la bouche et le nez soient dégagés et que le menton ne repose pas sur la poitrine. Pliez les genoux pour vous baisser.',
    nl: 'Let erop dat mond en neus vrij zijn en de kin niet op de borst rust. Buk door de knieën te buigen.',
  },
  bed: {
    de: 'Legen Sie nichts ins Bett, das als Fußstütze dienen oder die Atmung behindern kann. Nur eine Matratze verwenden, die ohne Spalt anliegt.',
    fr: 'Ne laissez dans le lit aucun objet qui puisse servir de marche ou gêner la respiration. N’utilisez qu’un matelas sans espace sur les côtés.',
    nl: 'Leg niets in bed dat als opstapje kan dienen of de ademhaling kan hinderen. Gebruik alleen een matras dat zonder kier aansluit.',
  },
  bedside: {
    de: 'Nicht mehr verwenden, sobald Ihr Kind sich auf Hände und Knie stützt oder hochzieht.',
    fr: 'Ne plus utiliser dès que votre enfant se met à quatre pattes ou se redresse.',
    nl: 'Niet meer gebruiken zodra uw kind op handen en knieën steunt of zich optrekt.',
  },
  sleep: {
    de: 'Der Kopf darf nicht durch den Halsausschnitt passen. Keine Decke darüber legen und nicht im Autositz verwenden.',
    fr: 'La tête ne doit pas passer par l’encolure. Ne posez pas de couverture par-dessus et n’utilisez pas dans un siège auto.',
    nl: 'Het hoofd mag niet door de halsopening passen. Leg er geen deken overheen en gebruik hem niet in een autostoel.',
  },
  wall: {
    de: 'Kippgefahr: mit den beiliegenden Winkeln an der Wand befestigen. Dübel und Schrauben müssen zur Wand passen.',
    fr: 'Risque de basculement : fixez au mur avec les équerres jointes. Chevilles et vis doivent convenir au mur.',
    nl: 'Kantelgevaar: met de meegeleverde beugels aan de muur bevestigen. Pluggen en schroeven moeten bij de muur passen.',
  },
  fire: {
    de: 'Von Feuer fernhalten.',
    fr: 'Tenir éloigné du feu.',
    nl: 'Uit de buurt van vuur houden.',
  },
  hatbed: {
    de: 'Nicht zum Schlafen verwenden: Im Bett trägt ein Kind keine Mütze und liegt unter keiner losen Decke.',
    fr: 'Ne pas utiliser pour dormir : au lit, un enfant ne porte pas de bonnet et n’a aucune couverture libre sur lui.',
    nl: 'Niet gebruiken om in te slapen: in bed draagt een kind geen muts en ligt het niet onder een losse deken.',
  },
  coat: {
    de: 'Im Autositz ausziehen: Unter dicker Kleidung liegt der Gurt nicht am Körper an.',
    fr: 'À retirer dans le siège auto : sous un vêtement épais, le harnais n’est pas au contact du corps.',
    nl: 'In de autostoel uittrekken: onder dikke kleding ligt de gordel niet tegen het lichaam.',
  },
  toy0: {
    de: 'Entfernen Sie Verpackung und Etiketten, bevor Sie das Spielzeug geben. Prüfen Sie es regelmäßig auf Schäden.',
    fr: 'Retirez l’emballage et les étiquettes avant de donner le jouet. Vérifiez régulièrement qu’il n’est pas abîmé.',
    nl: 'Verwijder verpakking en etiketten voordat u het speelgoed geeft. Controleer het regelmatig op schade.',
  },
  parts: {
    de: 'ACHTUNG: Nicht für Kinder unter 36 Monaten geeignet, solange es nicht vollständig aufgebaut ist. Kleine Teile, Erstickungsgefahr.',
    fr: 'ATTENTION : ne convient pas aux enfants de moins de 36 mois tant que le montage n’est pas terminé. Petits éléments, danger d’étouffement.',
    nl: 'WAARSCHUWING: niet geschikt voor kinderen jonger dan 36 maanden zolang het niet volledig is gemonteerd. Kleine onderdelen, verstikkingsgevaar.',
  },
  string: {
    de: 'ACHTUNG: Lange Schnur, Strangulationsgefahr. Nur unter Aufsicht und nicht im Bett verwenden.',
    fr: 'ATTENTION : longue corde, risque d’étranglement. À utiliser sous surveillance, jamais au lit.',
    nl: 'WAARSCHUWING: lang koord, wurgingsgevaar. Alleen onder toezicht en niet in bed gebruiken.',
  },
  mobile: {
    de: 'Außer Reichweite des Kindes aufhängen. Entfernen, sobald es sich auf Hände und Knie stützt.',
    fr: 'À suspendre hors de portée de l’enfant. À retirer dès qu’il se met à quatre pattes.',
    nl: 'Buiten bereik van het kind ophangen. Weghalen zodra het op handen en knieën steunt.',
  },
  drink: {
    de: 'Für die Sicherheit und Gesundheit Ihres Kindes: immer unter Aufsicht verwenden. Temperatur vor dem Füttern prüfen.',
    fr: 'Pour la sécurité et la santé de votre enfant : toujours utiliser sous la surveillance d’un adulte. Vérifiez la température avant de nourrir.',
    nl: 'Voor de veiligheid en gezondheid van uw kind: altijd onder toezicht gebruiken. Controleer de temperatuur vóór het voeden.',
  },
  pacifier: {
    de: 'Vor jedem Gebrauch prüfen und in alle Richtungen ziehen. Beim ersten Riss wegwerfen, spätestens nach zwei Monaten. Nicht in Süßes tauchen.',
    fr: 'À vérifier avant chaque usage en tirant dans tous les sens. Jeter au premier signe d’usure, au plus tard après deux mois. Ne pas tremper dans un produit sucré.',
    nl: 'Voor elk gebruik controleren en in alle richtingen trekken. Bij de eerste scheur weggooien, uiterlijk na twee maanden. Niet in iets zoets dopen.',
  },
  highchair: {
    de: 'Kind nie unbeaufsichtigt lassen, immer angurten. Sturzgefahr, wenn es sich mit den Füßen am Tisch abstoßen kann. Abstand zu Feuer halten.',
    fr: 'Ne jamais laisser l’enfant sans surveillance, toujours l’attacher. Risque de chute s’il peut repousser la table du pied. Tenir loin du feu.',
    nl: 'Kind nooit zonder toezicht laten en altijd vastmaken. Valgevaar als het zich met de voeten tegen de tafel kan afzetten. Uit de buurt van vuur houden.',
  },
  changing: {
    de: 'Sturzgefahr: Lassen Sie Ihr Kind nie aus der Hand, auch nicht für einen Augenblick.',
    fr: 'Risque de chute : gardez toujours une main sur votre enfant, même pour un instant.',
    nl: 'Valgevaar: houd altijd een hand aan uw kind, ook niet één tel loslaten.',
  },
  water: {
    de: 'Ertrinkungsgefahr: Lassen Sie Ihr Kind nie allein im Wasser, auch nicht in flachem. Wassertemperatur vorher prüfen.',
    fr: 'Risque de noyade : ne laissez jamais votre enfant seul dans l’eau, même peu profonde. Vérifiez d’abord la température.',
    nl: 'Verdrinkingsgevaar: laat uw kind nooit alleen in het water, ook niet in ondiep water. Controleer eerst de temperatuur.',
  },
  cable: {
    de: 'Kabel und Gerät mindestens einen Meter vom Bett entfernt und außer Reichweite des Kindes halten: Strangulationsgefahr.',
    fr: 'Tenez câble et appareil à un mètre au moins du lit et hors de portée de l’enfant : risque d’étranglement.',
    nl: 'Houd snoer en apparaat minstens één meter van het bed en buiten bereik van het kind: wurgingsgevaar.',
  },
  watch: {
    de: 'Das Gerät ersetzt nicht die Aufsicht durch Erwachsene.',
    fr: 'Cet appareil ne remplace pas la surveillance d’un adulte.',
    nl: 'Dit apparaat vervangt het toezicht van een volwassene niet.',
  },
  heat: {
    de: 'Nur fest montiert und in dem Abstand betreiben, den die Anleitung nennt. Nicht abdecken, das Gitter wird heiß.',
    fr: 'À n’utiliser que fixé solidement, à la distance indiquée dans la notice. Ne pas couvrir, la grille devient brûlante.',
    nl: 'Alleen vast gemonteerd gebruiken, op de afstand uit de handleiding. Niet afdekken, het rooster wordt heet.',
  },
  eyes: {
    de: 'Nicht in die Augen bringen. Außer Reichweite von Kindern aufbewahren. Bei Rötung nicht weiter verwenden.',
    fr: 'Éviter le contact avec les yeux. Conserver hors de portée des enfants. Cesser l’emploi en cas de rougeur.',
    nl: 'Contact met de ogen vermijden. Buiten bereik van kinderen bewaren. Bij roodheid niet verder gebruiken.',
  },
  detergent: {
    de: 'Darf nicht in die Hände von Kindern gelangen. Bei Kontakt mit den Augen gründlich mit Wasser spülen.',
    fr: 'Tenir hors de portée des enfants. En cas de contact avec les yeux, rincer soigneusement à l’eau.',
    nl: 'Buiten bereik van kinderen houden. Bij contact met de ogen zorgvuldig met water spoelen.',
  },
  bag: {
    de: 'Erstickungsgefahr: Plastikbeutel der Verpackung von Kindern fernhalten.',
    fr: 'Risque d’étouffement : tenir les sachets de l’emballage hors de portée des enfants.',
    nl: 'Verstikkingsgevaar: houd de zakjes van de verpakking uit de buurt van kinderen.',
  },
} satisfies Record<string, Words>

export type WarningKey = keyof typeof warnings
