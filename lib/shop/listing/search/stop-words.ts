import type { Language } from '@/schemas'

const list = (words: string) => new Set(words.split(' '))

/** Folded words without meaning for a search. They are ignored, since descriptions of products may lack them. */
const stopWords: Record<Language, ReadonlySet<string>> = {
  de: list(
    'aber als am an auch auf aus bei bis das dass dem den der des die dies diese dieser ein eine einem einen einer eines etwas fur hat ich im in ist mein meine mit nach nicht oder ohne sehr sich sie sind so uber um und uns unser vom von vor was wie wir zu zum zur',
  ),
  fr: list(
    'a au aux avec c ce ces cette chose d dans de des du elle en est et il j je l la le les leur m ma mais mes mon n ne nos notre nous on ou par pas pour qu que quelque qui s sa sans se ses son sur t ta te tes ton tu un une vos votre vous y',
  ),
  nl: list(
    'aan al als bij dan dat de der deze die dit door een en er haar het hij iets ik in is je kan maar me met mijn na naar niet nog of om onder ons ook op over te tot u uit van veel voor was wat we wel wij ze zich zijn zo',
  ),
}

export const isStopWord = (word: string, language: Language): boolean => stopWords[language].has(word)

/** Folded words for whom something is. Goods for every child lack them, so that beside the name of a thing they are ignored. */
const forWhom: Record<Language, ReadonlySet<string>> = {
  de: list(
    'bub bube buben bubli enkel enkelin junge jungen jungs madchen madel maderl maitli mama mami meitli meitschi mutter neutral neutraler neutrales neutrale oma opa papa unisex vater',
  ),
  fr: list('fille filles garcon garcons maman mamie mixte neutre neutres papa papi papy unisex unisexe'),
  nl: list('jongen jongens mama meisje meisjes moeder neutraal neutrale oma opa papa unisex vader'),
}

export const saysForWhom = (word: string, language: Language): boolean => forWhom[language].has(word)
