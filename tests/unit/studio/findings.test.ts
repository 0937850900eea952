import { describe, expect, it } from 'vitest'
import { findingsOf } from '@/lib/studio/drafts'
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
