/** More blocks than a page of a shop has; editors of landing pages come near. */
export const longPageBlocks = 300

type Blok = { _uid: string; component: string; headline: string } & Record<string, unknown>

const words =
  'Für unterwegs, für zu Hause und für jede Nacht: was ein Kind braucht, und was seine Eltern davon haben. '

/** Kinds of blocks by turns, each with a headline, by which the benchmark finds them. */
const kinds: ((at: number) => Omit<Blok, '_uid' | 'headline'>)[] = [
  () => ({ component: 'teaser', text: words.repeat(2), linkText: 'Mehr' }),
  () => ({ component: 'campaign_teaser', text: words, badge: 'Neu' }),
  (at) => ({
    component: 'accordion',
    items: [1, 2, 3].map((item) => ({
      component: 'accordion_item',
      _uid: `long-${at}-${item}`,
      title: `Frage ${item}`,
      text: {
        type: 'doc',
        content: [{ type: 'paragraph', content: [{ type: 'text', text: words.repeat(2) }] }],
      },
    })),
  }),
  (at) => ({
    component: 'grid',
    body: [1, 2].map((item) => ({
      component: 'paragraph',
      _uid: `long-${at}-${item}`,
      text: words.repeat(2),
    })),
  }),
]

/** A page with many blocks, and those of them that are edited: at its beginning, in its middle and at its end. */
export function longPage(): { content: { component: string; body: Blok[] }; edited: Blok[] } {
  const body = Array.from({ length: longPageBlocks }, (_, at): Blok => {
    const kind = kinds[at % kinds.length] as (typeof kinds)[number]
    return { ...kind(at), _uid: `long-${at}`, headline: `Abschnitt ${at}` } as Blok
  })
  const edited = [0, longPageBlocks / 2, longPageBlocks - 2].flatMap((at) => body[at] ?? [])
  return { content: { component: 'page', body }, edited }
}
