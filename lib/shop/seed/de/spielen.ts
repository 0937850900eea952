import type { spielen as kinds } from '../kinds/spielen'
import type { KindWords } from '../types'

export const spielen: Record<keyof typeof kinds, KindWords> = {
  bausteine: {
    name: 'Bausteine',
    intros: [
      '{m} ist ein Satz aus Würfeln, Quadern, Bögen und Dächern, mit dem ein Turm ebenso gelingt wie eine Stadt.',
      'Erst wirft Ihr Kind sie um, dann stapelt es, dann baut es: {m} begleitet alle drei Zeiten.',
    ],
    uses: [
      'Die Kanten messen vier Zentimeter, so liegt ein Stein gut in einer kleinen Hand und keiner passt in den Mund.',
      'Alles findet in einer Kiste mit Deckel Platz, die selbst zum Bauteil wird.',
    ],
    benefits: ['Kantenlänge 4 cm', 'speichelfeste Farbe', 'Kiste mit Deckel'],
  },
  stapelturm: {
    name: 'Stapelturm',
    intros: [
      '{m} hat fünf Ringe und einen lachenden Kopf, der immer obenauf gehört.',
      'Groß unten, klein oben, oder eben nicht: {m} bleibt auch schief aufeinandergesteckt stehen.',
    ],
    uses: [
      'Der Stab ist fest im Boden verleimt und biegt sich, wenn ein Kind darauf fällt.',
      'Zuerst werden die Ringe nur abgenommen; das Ordnen nach Größe kommt mit etwa zwei Jahren.',
    ],
    benefits: ['fünf Ringe und ein Kopf', 'breiter, schwerer Boden', 'abgerundete Kanten'],
  },
  rassel: {
    name: 'Holzrassel',
    intros: [
      '{m} ist leicht genug für die ersten Greifversuche und klingt leise, wie Reis in einer Dose.',
      'Ein Bär am Stiel: {m} lässt sich mit zwei Händen halten und gut in den Mund stecken.',
    ],
    uses: [
      'Der Griff ist so dick wie ein Erwachsenenfinger, der Ring am Ende fällt nicht aus der Hand.',
      'Die Körner liegen in einer verleimten Kammer, die sich nicht öffnen lässt.',
    ],
    benefits: ['unter 50 g schwer', 'leiser Klang', 'ein Stück, keine losen Teile'],
  },
  nachziehtier: {
    name: 'Nachziehente',
    intros: [
      '{m} watschelt hinterher, sobald Ihr Kind läuft, und fällt auf der Türschwelle nicht um.',
      'Eine Ente auf vier Rädern: {m} wippt beim Rollen, weil eine Achse ein wenig schief sitzt.',
    ],
    uses: [
      'Gummiringe auf den Rädern schonen den Boden und machen die Ente leise.',
      'Ohne Schnur lässt sie sich auch schieben; der Knoten ist leicht zu lösen.',
    ],
    benefits: ['Räder mit Gummiring', 'Schnur abnehmbar', 'kippt auch in Kurven nicht'],
  },
  steckspiel: {
    name: 'Steckspiel',
    intros: [
      'Kreis, Würfel, Dreieck: {m} ist eine Kiste mit Öffnungen, in die jedes Teil nur auf eine Weise passt.',
      'Bei {m} lernt Ihr Kind mit den Händen, was rund und was eckig ist, und bekommt die Teile allein wieder heraus.',
    ],
    uses: [
      'Der Deckel wird aufgelegt, nicht eingerastet, damit nichts klemmt.',
      'Fangen Sie mit zwei Formen an und legen Sie die übrigen nach und nach dazu.',
    ],
    benefits: ['Deckel zum Abnehmen', 'Teile länger als 4 cm', 'Farben auf Wasserbasis'],
  },
  stoffhase: {
    name: 'Stoffhase',
    intros: [
      '{m} hat lange Ohren, an denen sich ein Kind gut festhalten kann, und eine Schleife um den Hals.',
      'Mal Zuhörer, mal Reisebegleiter: {m} sitzt von allein und passt unter einen Kinderarm.',
    ],
    uses: [
      'Augen und Mund sind gestickt, die Schleife ist festgenäht.',
      'Ein zweiter, der im Schrank wartet, hat schon manchen Abend gerettet.',
    ],
    benefits: ['Augen gestickt', 'ab der Geburt', 'waschbar im Wäschesack'],
  },
  stoffbaer: {
    name: 'Stoffbär',
    intros: [
      '{m} ist ein Bär mit Bauch und Schal, der gern gedrückt wird und danach wieder rund ist.',
      'Breite Pfoten, weiche Schnauze: {m} sitzt auf dem Regal, bis er gebraucht wird, und das ist jeden Abend.',
    ],
    uses: [
      'Arme und Beine sind angenäht und halten das Gewicht, wenn er an einer Hand durch die Wohnung reist.',
      'Der Schal ist am Hals befestigt und kürzer als eine Handspanne.',
    ],
    benefits: ['Gesicht gestickt', 'sitzt von allein', 'Schal fest vernäht'],
  },
  schmusetuch: {
    name: 'Schmusetuch',
    intros: [
      '{m} ist ein Tuch mit einem schlafenden Hund in der Mitte und vier Knoten zum Kneten.',
      'Klein und leicht: {m} kann schon ein Baby greifen, das sonst noch nichts hält.',
    ],
    uses: [
      'Legen Sie es tagsüber mit in den Wagen; nachts bleibt das Bett im ersten Jahr leer.',
      'Weil es nach zu Hause riecht, hilft es beim ersten Tag in der Krippe.',
    ],
    benefits: ['vier Knoten zum Greifen', 'ohne harte Teile', 'trocknet rasch'],
  },
  stoffball: {
    name: 'Stoffball',
    intros: [
      '{m} rollt langsam genug, dass ein krabbelndes Kind ihn einholt.',
      'Ein Ball mit bunten Punkten, der nichts umwirft: {m} ist weich und liegt gut in zwei kleinen Händen.',
    ],
    uses: [
      'Im Innern klingt ein verkapseltes Glöckchen; es sitzt mitten in der Füllung.',
      'Gefüllt ist er so locker, dass sich eine Falte zum Festhalten greifen lässt.',
    ],
    benefits: ['leise Glocke innen', 'für drinnen', 'gut zu greifen'],
  },
}
