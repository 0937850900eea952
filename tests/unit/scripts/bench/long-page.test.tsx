import { describe, expect, it } from 'vitest'
import { Blocks, registry } from '@/registry'
import { longPage, longPageBlocks } from '@/scripts/bench/long-page'
import { renderElement, testContext } from '../../../fixtures/render'

const { content, edited } = longPage()

type Blok = Record<string, unknown> & { _uid?: string; component?: string }

/** A block and everything inside it, each with the mark by which an editor's bridge finds it. */
function marked(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(marked)
  if (typeof value !== 'object' || value === null) return value
  const inner = Object.fromEntries(Object.entries(value).map(([name, part]) => [name, marked(part)]))
  const { _uid: uid } = value as Blok
  if (uid === undefined) return inner
  const mark = JSON.stringify({ name: 'x', space: '1', uid, id: '7' })
  return { ...inner, _editable: `<!--#storyblok#${mark}-->` }
}

function* bloksIn(value: unknown): Generator<Blok> {
  if (typeof value !== 'object' || value === null) return
  if ('_uid' in value) yield value as Blok
  for (const inner of Object.values(value)) yield* bloksIn(inner)
}

describe('the long page of the benchmark', () => {
  it('has its blocks, each as its schema wants it', () => {
    expect(content.body).toHaveLength(longPageBlocks)
    for (const blok of content.body) {
      const definition = registry[blok.component]?.definition
      expect(definition?.schema.safeParse(blok), blok.component).toMatchObject({ success: true })
    }
  })

  it('is typed into in blocks of every kind that it has, in texts of one line, of several and with formats', () => {
    const bloks = new Map([...bloksIn(content)].map((blok) => [blok._uid, blok]))
    const kinds = edited.map(({ uid }) => bloks.get(uid)?.component)
    expect(new Set(kinds)).toEqual(new Set([...content.body.map(({ component }) => component), 'paragraph']))
    const fields = edited.map(({ uid, field }) => `${bloks.get(uid)?.component}.${field}`)
    for (const field of ['teaser.headline', 'teaser.text', 'campaign_teaser.badge', 'rich_text.text'])
      expect(fields).toContain(field)
  })

  it('shows the words of what is typed into in the block that a click on them selects', async () => {
    const body = marked(content.body) as object[]
    const html = await renderElement(<Blocks bloks={body} context={testContext({ preview: true })} />)
    for (const { subject, uid, words } of edited) {
      const from = html.indexOf(`data-blok-uid="7-${uid}"`)
      expect(from, subject).toBeGreaterThanOrEqual(0)
      const until = html.indexOf('data-blok-uid=', from + 1)
      const own = html.slice(from, until < 0 ? undefined : until)
      expect(own.replaceAll(/&nbsp;|\u00a0/g, ' '), subject).toContain(words)
    }
  })
})
