import { describe, expect, test } from 'vitest'
import { marketText } from '@/lib/platform/i18n'
import { testMarket } from '../../../fixtures/render'

/**
 * Sentences that the law gives word for word: Directive 2011/83/EU, Annex I (in Germany EGBGB, Annexes 1 and 2 to Article
 * 246a § 1). They stand here a second time so that no proofreading changes them.
 */
const given = {
  de: {
    'right.term':
      'Sie haben das Recht, binnen vierzehn Tagen ohne Angabe von Gründen diesen Vertrag zu widerrufen.',
    'right.deadline':
      'Zur Wahrung der Widerrufsfrist reicht es aus, dass Sie die Mitteilung über die Ausübung des Widerrufsrechts vor Ablauf der Widerrufsfrist absenden.',
    'effects.value':
      'Sie müssen für einen etwaigen Wertverlust der Waren nur aufkommen, wenn dieser Wertverlust auf einen zur Prüfung der Beschaffenheit, Eigenschaften und Funktionsweise der Waren nicht notwendigen Umgang mit ihnen zurückzuführen ist.',
    'form.hint':
      '(Wenn Sie den Vertrag widerrufen wollen, dann füllen Sie bitte dieses Formular aus und senden Sie es zurück.)',
    'form.statement':
      'Hiermit widerrufe(n) ich/wir (*) den von mir/uns (*) abgeschlossenen Vertrag über den Kauf der folgenden Waren (*)/die Erbringung der folgenden Dienstleistung (*)',
    'form.dates': 'Bestellt am (*)/erhalten am (*)',
    'form.signature': 'Unterschrift des/der Verbraucher(s) (nur bei Mitteilung auf Papier)',
    'form.note': '(*) Unzutreffendes streichen.',
  },
  fr: {
    'right.term':
      'Vous avez le droit de vous rétracter du présent contrat sans donner de motif dans un délai de quatorze jours.',
    'right.deadline':
      'Pour que le délai de rétractation soit respecté, il suffit que vous transmettiez votre communication relative à l’exercice du droit de rétractation avant l’expiration du délai de rétractation.',
    'effects.value':
      'Votre responsabilité n’est engagée qu’à l’égard de la dépréciation du bien résultant de manipulations autres que celles nécessaires pour établir la nature, les caractéristiques et le bon fonctionnement de ce bien.',
    'form.hint':
      '(Veuillez compléter et renvoyer le présent formulaire uniquement si vous souhaitez vous rétracter du contrat.)',
    'form.statement':
      'Je/nous (*) vous notifie/notifions (*) par la présente ma/notre (*) rétractation du contrat portant sur la vente du bien (*)/pour la prestation de services (*) ci-dessous',
    'form.dates': 'Commandé le (*)/reçu le (*)',
    'form.signature':
      'Signature du (des) consommateur(s) (uniquement en cas de notification du présent formulaire sur papier)',
    'form.note': '(*) Biffez la mention inutile.',
  },
  be: {
    'right.term':
      'U heeft het recht om binnen een termijn van 14 dagen zonder opgave van redenen de overeenkomst te herroepen.',
    'right.deadline':
      'Om de herroepingstermijn na te leven volstaat het om uw mededeling betreffende uw uitoefening van het herroepingsrecht te verzenden voordat de herroepingstermijn is verstreken.',
    'form.dates': 'Besteld op (*)/ontvangen op (*)',
    'form.signature':
      'Handtekening van de consument(en) (alleen wanneer dit formulier op papier wordt ingediend)',
    'form.note': '(*) Doorhalen wat niet van toepassing is.',
  },
} as const

const plain = (words: string) => words.replace(/\s/g, ' ')

describe.each(Object.entries(given))('the instructions on withdrawal in %s', (code, sentences) => {
  test.each(Object.entries(sentences))('say %s as the law does', (key, sentence) => {
    const words = marketText(testMarket(code, 'bm')).raw(`withdrawal.${key}` as never) as string
    expect(plain(words)).toBe(sentence)
  })
})
