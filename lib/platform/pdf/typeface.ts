/** Code points 128 to 159 of WinAnsiEncoding (PDF 32000-1, annex D). All others equal Latin-1. */
const high: Record<string, number> = {
  '€': 128,
  '‚': 130,
  '„': 132,
  '…': 133,
  '‰': 137,
  Š: 138,
  Œ: 140,
  Ž: 142,
  '‘': 145,
  '’': 146,
  '“': 147,
  '”': 148,
  '•': 149,
  '–': 150,
  '—': 151,
  '™': 153,
  š: 154,
  œ: 156,
  ž: 158,
}

/** Substitutes for spaces and hyphens that WinAnsiEncoding lacks. */
const likes: Record<string, string> = { '\u202f': '\u00a0', '\u2009': '\u00a0', '\u2011': '-', '\u2212': '–' }

function codeOf(character: string): number {
  const own = likes[character] ?? character
  const code = high[own] ?? own.charCodeAt(0)
  const isLatin = (code >= 32 && code < 127) || (code >= 160 && code < 256) || own in high
  return isLatin ? code : 63
}

/** A text in WinAnsiEncoding; other characters become question marks. */
export const encoded = (text: string): number[] => [...text.normalize('NFC')].map(codeOf)

/** Character widths of Helvetica in thousandths of the type size; all others are 556. */
const widths: [width: number, characters: string][] = [
  [191, "'"],
  [222, 'ijl‚‘’'],
  [260, '|'],
  [278, ' !,./:;I[]\\ft\u00a0ÌÍÎÏìíîï·'],
  [333, '()-`r„“”¨´'],
  [350, '•'],
  [355, '"'],
  [389, '*'],
  [400, '°'],
  [469, '^'],
  [500, 'Jckvsxyzçžš'],
  [584, '+<=>~×±÷'],
  [611, 'FTZßøŽ'],
  [667, '&ABEKPSVXYÀÁÂÃÄÅÈÉÊËŠ'],
  [722, 'CDHNRUwÇÙÚÛÜÑ'],
  [778, 'GOQÒÓÔÕÖØ'],
  [833, 'Mm'],
  [889, '%æ'],
  [944, 'Wœ'],
  [1000, '—…™Œ‰Æ'],
  [1015, '@'],
]
const widthOf = new Map(
  widths.flatMap(([width, characters]) =>
    [...characters].map((character) => [codeOf(character), width] as const),
  ),
)

/** An upper bound of how much wider bold letters are. */
const boldness = 1.12

/** An upper bound of a text's width at a type size. */
export function measured(text: string, size: number, bold = false): number {
  const sum = encoded(text).reduce((total, code) => total + (widthOf.get(code) ?? 556), 0)
  return (sum / 1000) * size * (bold ? boldness : 1)
}
