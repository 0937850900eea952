/** The sentences that no test proves yet, each with what is missing. */
export const openSentences: Readonly<Record<string, string>> = {
  'Toast position bottom-center.': 'A test of its place in a browser.',
  'Locale: name: ch-fr Français.': 'The name is written français.',
  'Logistics: priceReference.': 'An import takes it and keeps nothing of it.',
  'Sibling: imageHash.': 'Siblings have the address of a picture.',
}
