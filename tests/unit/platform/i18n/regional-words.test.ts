import { describe, expect, it } from 'vitest'
import { inAllWords, inWordsOf } from '@/lib/platform/i18n/regional-words'
import table from '@/lib/platform/i18n/regional-words.json'
import { typeset, typesetQuote } from '@/lib/platform/i18n/typography'

describe('a text in the words of a country', () => {
  it.each([
    ['de-CH', 'inkl. 8.1 % MwSt., zzgl. Versand', 'inkl. 8.1 % MWST, zzgl. Versand'],
    ['de-AT', 'inkl. 20 % MwSt.', 'inkl. 20 % MwSt.'],
    ['de-CH', 'Schnuller Luni, 2 Stück', 'Nuggi Luni, 2 Stück'],
    ['de-CH', 'die Schnullerkette, ein Babyschnuller', 'die Nuggikette, ein Babynuggi'],
    ['de-CH', 'Baby-Schnuller und Schnuller-Box', 'Baby-Nuggi und Nuggi-Box'],
    ['de-CH', 'der Ring des Schnullers, mit Schnullern', 'der Ring des Nuggis, mit Nuggis'],
    ['de-CH', 'SCHNULLER, BABYSCHNULLER', 'NUGGI, BABYNUGGI'],
    [
      'de-CH',
      'Ein Tumbler statt Trockner: Nichts ist trockner.',
      'Ein Tumbler statt Tumbler: Nichts ist trockner.',
    ],
    ['de-AT', 'An der Kasse mit Vorkasse', 'An der Kassa mit Vorauskassa'],
    ['de-AT', 'Krankenkasse, Kassenzettel', 'Krankenkasse, Kassenzettel'],
    ['de-AT', 'spülmaschinenfest, Spülmaschine', 'geschirrspülerfest, Geschirrspülmaschine'],
    [
      'de-CH',
      'Zwei Fahrräder, ein Fahrradsitz, ein Kinderfahrrad',
      'Zwei Velos, ein Velositz, ein Kindervelo',
    ],
    ['de-CH', 'Schlafanzug, Schlafanzüge, Schlafanzughose', 'Pyjama, Pyjamas, Pyjamahose'],
    ['de-CH', 'Strickmütze im Januar', 'Strickmütze im Januar'],
    ['de-AT', 'Strickmütze im Januar', 'Strickhaube im Jänner'],
    ['de-AT', 'Mützen, Mützengröße, Mützchen', 'Hauben, Haubengröße, Häubchen'],
    ['de-AT', 'eine Treppe im Treppenhaus', 'eine Stiege im Stiegenhaus'],
    ['de-AT', 'auf dem Gehweg, breite Gehwege', 'auf dem Gehsteig, breite Gehsteige'],
    ['de-AT', 'nach dem Spülen in die Spüle stellen', 'nach dem Spülen in die Abwasch stellen'],
    ['de-AT', 'bei den Hausaufgaben', 'bei den Hausübungen'],
    ['de-AT', 'die Kinderarztpraxis, aus der Praxis', 'die Kinderarztordination, aus der Praxis'],
    ['de-CH', 'im Gefrierfach, zwei Gefrierfächern', 'im Tiefkühlfach, zwei Tiefkühlfächern'],
    ['de-CH', 'Anschrift, Lieferanschriften', 'Adresse, Lieferadressen'],
    ['de-CH', 'Niedrigster Preis, am niedrigsten', 'Tiefster Preis, am tiefsten'],
    ['de-AT', 'den Plastikbeutel, im Plastikbeutel', 'das Plastiksackerl, im Plastiksack'],
    ['de-CH', 'den Plastikbeutel', 'den Plastiksack'],
    ['de-CH', 'innen ohne Etikett, ohne Etiketten', 'innen ohne Etikette, ohne Etiketten'],
    ['de-CH', 'ein Etikett, mit dem das Porto bezahlt ist', 'eine Etikette, mit der das Porto bezahlt ist'],
    ['de-CH', 'Innerhalb von 14 Tagen, innerhalb eines Werktags', 'Innert 14 Tagen, innert einem Werktag'],
    ['de-CH', 'innerhalb einer Stunde, innerhalb der Stadt', 'innert einer Stunde, innerhalb der Stadt'],
    ['de-AT', 'innerhalb von 14 Tagen', 'innerhalb von 14 Tagen'],
    ['de-CH', 'Im Frühjahr, Frühjahr und Sommer', 'Im Frühling, Frühling und Sommer'],
    ['de-CH', 'für Nudeln', 'für Teigwaren'],
    ['de-CH', 'in die Spüle stellen', 'ins Spülbecken stellen'],
    ['de-CH', 'in der Spüle abwaschen', 'im Spülbecken abwaschen'],
    ['de-AT', 'in der Spüle abwaschen', 'in der Abwasch reinigen'],
    ['de-CH', 'Auto- oder Radfahren', 'Auto- oder Velofahren'],
    ['de-CH', 'Kapuzenhandtuch, mit Kapuzenhandtüchern', 'Kapuzentuch, mit Kapuzentüchern'],
    ['de-CH', 'ruhig auf dem Gehweg', 'ruhig auf dem Trottoir'],
    ['de-CH', 'an enge Aufzüge', 'an enge Lifte'],
    ['de-CH', 'Treppenhaus, Kopfsteinpflaster und Bus', 'Treppenhaus, Pflastersteinen und Bus'],
    ['de-AT', 'nicht auf das Kissen', 'nicht auf den Polster'],
    ['de-AT', 'Treppengitter an der Rolltreppe', 'Treppengitter an der Rolltreppe'],
    ['de-AT', 'Schnuller', 'Schnuller'],
    ['de-DE', 'Schnuller, Strickmütze, Fahrrad', 'Schnuller, Strickmütze, Fahrrad'],
    ['fr-CH', 'Sucettes, une attache-sucette', 'Lolettes, une attache-lolette'],
    ['fr-CH', 'la succion des sucettes sucrées', 'la succion des lolettes sucrées'],
    ['fr-CH', 'Code postal : votre code postal', 'NPA : votre NPA'],
    ['fr-FR', 'Sucettes', 'Sucettes'],
    ['de-CH', '/ch/p/schnuller-lupo/ und #schnuller', '/ch/p/schnuller-lupo/ und #schnuller'],
  ])('of %s: %s', (iso, text, expected) => {
    expect(inWordsOf(iso, text)).toBe(expected)
    expect(typeset(typeset(text, { iso }), { iso })).toBe(typeset(text, { iso }))
  })

  it.each(
    Object.entries(table).flatMap(([iso, words]) =>
      Object.entries(words).map(([word, other]) => [iso, word.replaceAll('*', ''), other] as const),
    ),
  )('says in %s for %s: %s', (iso, word, other) => {
    const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
    expect(inWordsOf(iso, capital(word))).toBe(capital(other))
  })

  it('is typeset with them, and a quotation without them', () => {
    expect(typeset('Schnuller für Größe 2', { iso: 'de-CH' })).toBe('Nuggi für Grösse 2')
    expect(typesetQuote('Schnuller für Größe 2', { iso: 'de-CH' })).toBe('Schnuller für Grösse 2')
  })

  it('can be had in those of all countries at once, the own ones first, each once', () => {
    expect(inAllWords('Schnuller mit Mütze', 'de')).toEqual([
      'Schnuller mit Mütze',
      'Schnuller mit Haube',
      'Nuggi mit Mütze',
    ])
    expect(inAllWords('Kinderwagen', 'de')).toEqual(['Kinderwagen'])
    expect(inAllWords('fopspeen', 'nl')).toEqual(['fopspeen'])
  })
})
