import { describe, expect, it } from 'vitest'
import { joinUnsaved } from '@/lib/content/client/join-unsaved'

const uuidOf = (name: string) =>
  `00000000-0000-4000-8000-${Buffer.from(name).toString('hex').padStart(12, '0').slice(-12)}`
type Blok = Record<string, unknown>

const words = (text: string): Blok => ({ component: 'paragraph', _uid: text, text, _editable: `of ${text}` })
const shared = (uid: string, ...sections: unknown[]): Blok => ({
  component: 'shared_section',
  _uid: uid,
  sections,
})
const section = (name: string, ...body: Blok[]) => ({
  uuid: uuidOf(name),
  content: { component: 'section', _uid: name, body },
})
const page = (...body: Blok[]) => ({
  uuid: uuidOf('page'),
  content: { component: 'page', _uid: 'page', body, _editable: 'of the page' } as Blok,
})

/** A content service with some drafts; `asked` are the uuids of each request. */
function service(...stories: ReturnType<typeof section>[]) {
  const asked: string[][] = []
  const versions = new Set<string>()
  const get = async (_: string, { by_uuids, version }: { by_uuids: string; version: string }) => {
    versions.add(version)
    asked.push(by_uuids.split(','))
    const found = stories.filter(({ uuid }) => by_uuids.includes(uuid))
    return { data: { stories: structuredClone(found) } }
  }
  return { asked, versions, client: async () => ({ get }) as never }
}

const said = (value: unknown) =>
  [...JSON.stringify(value).matchAll(/"text":"(\w*)"/g)].map(([, text]) => text)

describe('a story that is not saved', () => {
  it('is shown with the drafts that it references, two levels deep, by one request for each level', async () => {
    const { asked, versions, client } = service(
      section('a', words('A'), shared('s2', uuidOf('b'))),
      section('b', words('B'), shared('s3', uuidOf('c'))),
      section('c', words('C')),
    )
    const root = page(words('own'), shared('s', uuidOf('a')))
    await joinUnsaved(root, client)
    expect(said(root.content)).toEqual(['own', 'A', 'B'])
    expect(asked).toEqual([[uuidOf('a')], [uuidOf('b')]])
    expect([...versions]).toEqual(['draft'])
  })

  it('is shown to readers with what is published of the stories that it references', async () => {
    const { versions, client } = service(section('a', shared('s2', uuidOf('b'))), section('b', words('B')))
    await joinUnsaved(page(shared('s', uuidOf('a'))), client, 'published')
    expect([...versions]).toEqual(['published'])
  })

  it('asks nothing when it references nothing', async () => {
    const { asked, client } = service()
    await joinUnsaved(page(words('own')), client)
    expect(asked).toEqual([])
  })

  it('asks nothing for what the editor has resolved', async () => {
    const { asked, client } = service(section('b', words('B')))
    const root = page(shared('s', { ...section('a', words('A'), shared('s2', uuidOf('b'))), name: 'x' }))
    await joinUnsaved(root, client)
    expect(said(root.content)).toEqual(['A', 'B'])
    expect(asked).toEqual([[uuidOf('b')]])
  })

  it('looks the same, whether the editor has resolved it or not', async () => {
    const sections = [section('a', words('A'), words('A2'))]
    const plain = page(shared('s', uuidOf('a'), uuidOf('a')))
    const resolved = page(shared('s', structuredClone(sections[0]), structuredClone(sections[0])))
    const { client } = service(...sections)
    await joinUnsaved(plain, client)
    await joinUnsaved(resolved, client)
    expect(JSON.stringify(plain).replaceAll(/"name":"\w*",?/g, '')).toBe(JSON.stringify(resolved))
  })

  it('keeps its own marks for the editor, and none of other stories', async () => {
    const { client } = service(section('a', words('A')))
    const root = page(words('own'), shared('s', uuidOf('a')))
    await joinUnsaved(root, client)
    expect(JSON.stringify(root)).toContain('of own')
    expect(JSON.stringify(root)).not.toContain('of A')
  })

  it('leaves a reference as it is when the service does not answer', async () => {
    const root = page(words('own'), shared('s', uuidOf('a')))
    await joinUnsaved(root, async () => {
      throw new Error('no service')
    })
    expect(root.content.body).toEqual([words('own'), shared('s', uuidOf('a'))])
  })

  it('is not endless when stories reference each other', async () => {
    const { client } = service(section('a', words('A'), shared('s2', uuidOf('a'), uuidOf('page'))))
    const root = page(shared('s', uuidOf('a')))
    await joinUnsaved(root, client)
    expect(said(root.content)).toEqual(['A'])
  })
})
