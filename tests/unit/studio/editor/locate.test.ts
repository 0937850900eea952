import { describe, expect, it } from 'vitest'
import { allBloks, type Blok, countBloks, locate, setField, withUniqueUids } from '@/lib/studio/editor/model'
import { rowsOf } from '@/lib/studio/editor/tree/rows'
import { describeForms } from '@/lib/studio/forms'
import { definitions } from '@/schemas/definitions'
import { seedStories } from '@/scripts/seed/content'

const blok = (uid: string, more: object = {}): Blok => ({ _uid: uid, component: 'teaser', ...more })
const page = blok('root', {
  title: 'Words',
  body: [
    blok('a', { text: { type: 'doc', content: [{ type: 'blok', attrs: { body: [blok('b')] } }] } }),
    blok('c', { body: [blok('d'), blok('a')] }),
  ],
})

describe('the blocks of a story', () => {
  it('are found with their paths, in texts too, and of two with one uid the first', () => {
    expect(allBloks(page).map(({ blok: { _uid }, path }) => `${_uid} ${path.join('.')}`)).toEqual([
      'root ',
      'a body.0',
      'b body.0.text.content.0.attrs.body.0',
      'c body.1',
      'd body.1.body.0',
      'a body.1.body.1',
    ])
    expect(locate(page, 'a')?.path).toEqual(['body', 0])
    expect(locate(page, 'nowhere')).toBeUndefined()
  })

  it('of one version are read once, and anew of the next', () => {
    expect(allBloks(page)).toBe(allBloks(page))
    const next = setField(page, 'd', 'text', 'new')
    expect(locate(next, 'd')?.blok.text).toBe('new')
    expect(locate(page, 'd')?.blok.text).toBeUndefined()
  })

  it('are counted as the tree shows them, however many cells their tables have', () => {
    const forms = describeForms(Object.values(definitions), (english) => english)
    const pages = seedStories('baby').filter(({ fullSlug }) => fullSlug.startsWith('de-de/'))
    const counts = pages.map(({ fullSlug, content }) => {
      const story = withUniqueUids(content)
      const lines = rowsOf(story, forms, new Set(), {}).filter(({ kind }) => kind === 'blok')
      return [fullSlug, countBloks(story), lines.length - 1] as const
    })
    expect(counts.filter(([, blocks, lines]) => blocks !== lines)).toEqual([])
    expect(JSON.stringify(pages)).toContain('_table_row')
  })
})
