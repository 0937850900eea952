/** More blocks than a page of a shop has; editors of landing pages come near. */
export const longPageBlocks = 300

export type Blok = { _uid: string; component: string } & Record<string, unknown>

/** A field that is typed into: of which block, and the words in it by which the block is found on the page. */
export type EditedField = { subject: string; uid: string; field: string; words: string }

const filler =
  'Für unterwegs, für zu Hause und für jede Nacht: was ein Kind braucht, und was seine Eltern davon haben. '

const paragraphs = (...texts: string[]) => ({
  type: 'doc',
  content: texts.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] })),
})

/** Kinds of blocks by turns: of teasers and campaigns, with blocks and items inside, and of formatted text. */
const kinds: readonly ((at: number) => Blok)[] = [
  (at) => ({
    ...{ component: 'teaser', _uid: `long-${at}`, headline: `Abschnitt ${at}` },
    ...{ kicker: `Zeile ${at}`, text: `Teaser ${at}. ${filler}`, linkText: 'Mehr' },
  }),
  (at) => ({
    ...{ component: 'campaign_teaser', _uid: `long-${at}`, headline: `Abschnitt ${at}` },
    ...{ text: `Kampagne ${at}. ${filler}`, badge: `Neu ${at}` },
  }),
  (at) => ({
    ...{ component: 'accordion', _uid: `long-${at}`, headline: `Abschnitt ${at}` },
    items: [1, 2, 3].map((item) => ({
      ...{ component: 'accordion_item', _uid: `long-${at}-${item}`, title: `Frage ${at}-${item}` },
      text: paragraphs(filler, filler),
      ...(item === 1 && {
        open: true,
        body: [
          {
            component: 'paragraph',
            _uid: `long-${at}-inner`,
            text: `Antwort ${at}. ${filler}`,
          },
        ],
      }),
    })),
  }),
  (at) => ({
    ...{ component: 'grid', _uid: `long-${at}`, headline: `Abschnitt ${at}` },
    body: [1, 2].map((item) => ({
      component: 'paragraph',
      _uid: `long-${at}-${item}`,
      text: `Spalte ${at}-${item}. ${filler}`,
    })),
  }),
  (at) => ({
    ...{ component: 'rich_text', _uid: `long-${at}` },
    text: paragraphs(`Text ${at}. ${filler}`, filler, filler),
  }),
]

/** The place of a block of a kind, at a part of the page between 0 (its beginning) and 1. */
function placeOf(component: string, part: number): number {
  const kind = kinds.findIndex((make) => make(0).component === component)
  const rounds = longPageBlocks / kinds.length
  return kind + kinds.length * Math.min(rounds - 1, Math.floor(part * rounds))
}

/** What is typed into: fields of every kind of text in every kind of block, at the beginning, in the middle and at the end. */
function editedFields(): EditedField[] {
  const place = (component: string, part: number) => {
    const at = placeOf(component, part)
    return { at, uid: `long-${at}` }
  }
  const first = place('teaser', 0)
  const later = place('teaser', 1)
  const campaign = place('campaign_teaser', 0.5)
  const accordion = place('accordion', 0.5)
  const answer = place('accordion', 1)
  const grid = place('grid', 0)
  const column = place('grid', 0.75)
  const text = place('rich_text', 1)
  const headline = ({ at, uid }: { at: number; uid: string }) => ({
    ...{ uid, field: 'headline' },
    words: `Abschnitt ${at}`,
  })
  return [
    { subject: 'headline of a teaser', ...headline(first) },
    { subject: 'text of a teaser', uid: later.uid, field: 'text', words: `Teaser ${later.at}.` },
    { subject: 'badge of a campaign', uid: campaign.uid, field: 'badge', words: `Neu ${campaign.at}` },
    { subject: 'headline of an accordion', ...headline(accordion) },
    {
      subject: 'paragraph in an accordion',
      ...{ uid: `${answer.uid}-inner`, field: 'text', words: `Antwort ${answer.at}.` },
    },
    { subject: 'headline of a grid', ...headline(grid) },
    {
      subject: 'paragraph in a grid',
      ...{ uid: `${column.uid}-1`, field: 'text', words: `Spalte ${column.at}-1.` },
    },
    { subject: 'rich text', uid: text.uid, field: 'text', words: `Text ${text.at}.` },
  ]
}

/** A page with many blocks, and what is edited in it. */
export function longPage(): { content: { component: string; body: Blok[] }; edited: EditedField[] } {
  const body = Array.from({ length: longPageBlocks }, (_, at): Blok => {
    const make = kinds[at % kinds.length] as (typeof kinds)[number]
    return make(at)
  })
  return { content: { component: 'page', body }, edited: editedFields() }
}
