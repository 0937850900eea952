import { gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readLiveStory } from '@/lib/content/preview/live-story'
import { pack } from '@/lib/storefront/runtime/live-preview/pack'

const packed = (value: unknown) => gzipSync(JSON.stringify(value)).toString('base64')
const story = { id: 7, content: { component: 'page', _uid: 'root', body: [] } }

const nested = (depth: number) => {
  let content: Record<string, unknown> = { component: 'paragraph' }
  for (let level = 0; level < depth; level += 1) content = { component: 'grid', body: [content] }
  return content
}

describe('A story from an editor’s frame', () => {
  it('is read as the page packs it, whatever is in it', async () => {
    await fc.assert(
      fc.asyncProperty(fc.jsonValue({ maxDepth: 5 }), fc.integer({ min: 1 }), async (field, id) => {
        const sent = { id, content: { component: 'page', field: withoutPrototypes(field) } }
        const read = await readLiveStory(await pack(sent))
        expect(read).toEqual({ ok: true, story: JSON.parse(JSON.stringify(sent)) })
      }),
    )
  })

  it.each([
    ['nothing', undefined],
    ['a number', 7],
    ['a list', [packed(story)]],
    ['text that is not packed', JSON.stringify(story)],
    ['packed text that is no JSON', gzipSync('{').toString('base64')],
    ['a list of stories', packed([story])],
    ['a story without content', packed({ id: 7 })],
    ['content without a component', packed({ id: 7, content: {} })],
    ['an id that is no number', packed({ ...story, id: '7' })],
    [
      'a field that would be a prototype',
      gzipSync('{"id":7,"content":{"component":"page","__proto__":{"a":1}}}').toString('base64'),
    ],
  ])('is not %s', async (_, given) => {
    expect(await readLiveStory(given)).toEqual({ ok: false, error: { key: 'notAStory' } })
  })

  it('is not read when its text is too long, or too long once it is unpacked', async () => {
    const long = { id: 7, content: { component: 'page', text: 'a'.repeat(1_100_000) } }
    expect(packed(long).length).toBeLessThan(10_000)
    expect(await readLiveStory(packed(long))).toEqual({ ok: false, error: { key: 'tooLarge' } })
    expect(await readLiveStory('A'.repeat(400_001))).toEqual({ ok: false, error: { key: 'tooLarge' } })
  })

  it('has at most 50,000 values', async () => {
    const many = { id: 7, content: { component: 'page', list: Array(50_000).fill(0) } }
    expect(await readLiveStory(packed(many))).toEqual({ ok: false, error: { key: 'tooLarge' } })
  })

  it('is at most 100 levels deep', async () => {
    expect(await readLiveStory(packed({ id: 7, content: nested(40) }))).toMatchObject({ ok: true })
    for (const depth of [60, 20_000])
      expect(await readLiveStory(packedNested(depth))).toEqual({ ok: false, error: { key: 'tooDeep' } })
  })
})

/** `JSON.stringify` itself is recursive. */
function packedNested(depth: number): string {
  const open = '{"component":"grid","body":['.repeat(depth)
  const text = `{"id":7,"content":${open}${']}'.repeat(depth)}}`
  return gzipSync(text).toString('base64')
}

function withoutPrototypes(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value), (key, inner) => (key === '__proto__' ? undefined : inner))
}
