import { describe, expect, it } from 'vitest'
import { findingsOf } from '@/lib/studio/drafts'
import { toDraft } from '@/lib/studio/drafts/findings'
import { toldFindings } from '@/lib/studio/editor/told-findings'
import { definitions } from '@/schemas/definitions'

const story = { id: 1, uuid: 'a', name: 'Start', fullSlug: 'de-de/start' }
const found = (body: unknown) => findingsOf(story, { _uid: 'root', component: 'page', body }, definitions)

describe('the findings of a draft', () => {
  it('name the block by its uid and the field', () => {
    const body = [
      { _uid: 'grid', component: 'grid', body: [{ _uid: 'inner', component: 'headline', text: '' }] },
      { _uid: 'list', component: 'product_list', count: '99' },
    ]
    expect(found(body)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ uid: 'inner', block: 'headline', field: 'text' }),
        expect.objectContaining({ uid: 'list', block: 'product_list', field: 'numbers' }),
      ]),
    )
  })

  it('find blocks inside a rich text', () => {
    const text = {
      type: 'doc',
      content: [{ type: 'blok', attrs: { body: [{ _uid: 'deep', component: 'headline' }] } }],
    }
    expect(found([{ _uid: 'rich', component: 'rich_text', text }]).map(({ uid }) => uid)).toContain('deep')
  })

  it('are those of the innermost block that their field leads to', () => {
    const finding = {
      ...{ story: 'de-de/start', path: 'body[0]', block: 'carousel', field: 'slides[1].link.url' },
      reason: 'is no address that can be read',
    }
    const slides = [
      { _uid: 'one', component: 'slide' },
      { _uid: 'two', component: 'slide' },
    ]
    const content = { _uid: 'root', component: 'page', body: [{ _uid: 'c', component: 'carousel', slides }] }
    expect(toDraft(content)(finding)).toMatchObject({ uid: 'two', block: 'slide', field: 'link.url' })
  })

  it('are told with the way to their block', () => {
    const slides = [
      { _uid: 'one', component: 'slide' },
      { _uid: 'two', component: 'slide' },
    ]
    const nested = { _uid: 'text', component: 'text', doc: { content: [{ attrs: { body: slides } }] } }
    const content = { _uid: 'root', component: 'page', body: [nested, { _uid: 'last', component: 'text' }] }
    const field = { name: 'link', label: 'Verweis' }
    const forms = { text: { label: 'Text', fields: [] }, slide: { label: 'Folie', fields: [field] } }
    const finding = { uid: 'two', block: 'slide', field: 'link.url', reason: 'is needed', isIdle: false }
    const [told] = toldFindings([finding], content, forms as never, 'de')
    expect(told).toMatchObject({ title: 'Text › 2. Folie', words: 'Verweis: Bitte ausfüllen.' })
    const [whole] = toldFindings(
      [{ ...finding, uid: 'last', block: 'text', field: '' }],
      content,
      forms as never,
      'de',
    )
    expect(whole?.title).toBe('Text')
  })

  it('mean the whole block with an empty field', () => {
    expect(found([{ _uid: 'odd', component: 'carousel_3d' }])).toEqual([
      expect.objectContaining({ uid: 'odd', field: '', isIdle: false }),
    ])
  })

  it('tell what is set without effect from what does not fit', () => {
    const list = { _uid: 'list', component: 'product_list', numbers: '1234', category: 'wagen' }
    expect(found([list])).toEqual([expect.objectContaining({ uid: 'list', field: 'category', isIdle: true })])
  })
})
