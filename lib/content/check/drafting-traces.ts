import type { z } from 'zod'
import type { Problem } from './check-field'
import { textsOf } from './texts-of'

type DraftingProblem = Problem & { isDrafting: true }

/** Marks of editors, which stand in capitals, so that no Spanish “todo” is taken for one. */
const marks = /(?:^|[^\p{L}\p{N}])(TODO|FIXME|TBD|XXX+|ToDo)(?![\p{L}\p{N}])/u

/** What texts begin or are filled with until somebody writes them, in small letters. */
const fillers = [
  ...[
    'lorem ipsum',
    'dolor sit amet',
    'blindtext',
    'mustertext',
    'platzhaltertext',
    'beispieltext',
    'dummytext',
  ],
  ...[
    'text folgt',
    'hier text einfügen',
    'hier einfügen',
    'noch ergänzen',
    'noch auszufüllen',
    '[bitte ergänzen',
  ],
  ...['interne notiz', 'interner hinweis', 'interner kommentar', 'anmerkung der redaktion:'],
  ...['faux texte', 'texte factice', 'texte à venir', '[à compléter', 'à rédiger', 'insérer le texte'],
  ...['note interne', 'commentaire interne'],
  ...[
    'voorbeeldtekst',
    'dummytekst',
    'tekst volgt',
    'nog in te vullen',
    'nog aanvullen',
    'hier tekst invoegen',
  ],
  ...['interne opmerking', 'interne notitie'],
  ...['placeholder text', 'dummy text', 'insert text here', 'to be written', 'internal note'],
]

/** A comment of HTML in a text, which editors write to each other. */
const comment = '<!--'

/** The trace of drafting in a text, in its own words; undefined for none. */
export function draftingTrace(text: string): string | undefined {
  const mark = marks.exec(text)?.[1]
  if (mark !== undefined) return mark
  const small = text.toLowerCase().replace(/[\u00a0\u202f]/g, ' ')
  return small.includes(comment) ? comment : fillers.find((filler) => small.includes(filler))
}

/** Texts of a block that nobody has finished: shoppers would read them. */
export const draftingProblems = (shape: z.ZodRawShape, blok: Record<string, unknown>): DraftingProblem[] =>
  Object.entries(shape).flatMap(([field, schema]) =>
    textsOf(schema as z.ZodType, blok[field]).flatMap((text) => {
      const found = draftingTrace(text)
      return found === undefined
        ? []
        : [{ field, reason: `holds what looks like a note of drafting: “${found}”`, isDrafting: true }]
    }),
  )

/** What is said of a block that is a note itself. */
export const draftingNoteProblem: DraftingProblem = {
  ...{ field: 'type', reason: 'is a drafting note: its text is still missing' },
  isDrafting: true,
}
