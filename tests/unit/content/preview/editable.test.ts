import { storyblokEditable } from '@storyblok/react/ssr'
import { describe, expect, it } from 'vitest'
import { withEditorMarks } from '@/lib/content/preview/editable'

const story = { id: 7, space: '42' }
const marksOf = (blok: unknown) => {
  const marks = storyblokEditable(blok as never) as Record<string, string>
  return marks['data-blok-uid'] && { uid: marks['data-blok-uid'], ...JSON.parse(marks['data-blok-c'] ?? '') }
}

describe('The marks of blocks for an editor', () => {
  const inText = { type: 'blok', attrs: { body: [{ component: 'quote', _uid: 'c' }] } }
  const content = {
    component: 'page',
    _uid: 'a',
    body: [{ component: 'grid', _uid: 'b', body: [{ component: 'rich_text', _uid: 'd', text: inText }] }],
  }

  it('are on every block, and are understood by Storyblok’s own code', () => {
    const marked = withEditorMarks(content, story)
    const [grid] = marked.body
    expect(marksOf(marked)).toEqual({ uid: 'a', name: 'page', space: '42', id: '7' })
    expect(marksOf(grid)).toMatchObject({ name: 'grid' })
    expect(marksOf(grid?.body[0]?.text.attrs.body[0])).toMatchObject({ name: 'quote' })
    expect(content).not.toHaveProperty('_editable')
  })

  it('replace what a message says, which could name another story', () => {
    const forged = { ...content, _editable: '<!--#storyblok#{"name":"x","uid":"y","id":"9"}-->' }
    expect(marksOf(withEditorMarks(forged, story))).toMatchObject({ id: '7', name: 'page' })
  })

  it('stay data whatever a name is', () => {
    const name = `--><script>alert(1)</script>"'`
    const marked = withEditorMarks({ component: name, _uid: name }, story)
    expect(marksOf(marked)).toMatchObject({ name })
  })

  it('are on no object that is no block', () => {
    const marked = withEditorMarks({ component: 'page', link: { _uid: 'x', url: '' } }, story)
    expect(marked).not.toHaveProperty('_editable')
    expect(marked.link).not.toHaveProperty('_editable')
  })
})
