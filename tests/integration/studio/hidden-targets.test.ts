import { beforeAll, describe, expect, it } from 'vitest'
import { stableUuid, storyUuid } from '@/lib/content/embedded/story-uuid'
import { hiddenTargets } from '@/lib/studio/pickers/hidden-targets'
import { describeOnDatabases } from '../../fixtures/databases'
import { openSpace } from '../../fixtures/space'

const gone = '00000000-0000-4000-8000-0000000000aa'
const link = (slug: string, id = storyUuid(slug)) => ({ linktype: 'story', id, url: '', cached_url: slug })
const teaser = (target: object) => ({ component: 'teaser', _uid: 't', link: target })
const richText = (target: object) => ({
  component: 'rich_text',
  _uid: 'r',
  text: {
    type: 'doc',
    content: [
      { type: 'paragraph', content: [{ type: 'text', text: 'x', marks: [{ type: 'link', attrs: target }] }] },
    ],
  },
})
const shown = (slug: string) => ({ component: 'shared_section', _uid: 's', sections: [storyUuid(slug)] })
const page = (...body: object[]) => ({ component: 'page', body })

describeOnDatabases('what leads to pages that nobody sees', (getDb) => {
  beforeAll(async () => {
    const story = (fullSlug: string, name: string, published = true) => ({
      ...{ fullSlug, name, content: { component: 'page' }, published },
    })
    await openSpace(getDb(), {
      stories: [
        story('de-de/rat', 'Rat'),
        story('de-de/kampagne/eins', 'Eins'),
        story('de-de/entwurf', 'Der Entwurf', false),
        { ...story('de-de/teil', 'Ein Teil', false), content: { component: 'section', body: [] } },
      ],
    })
  })

  describe.each([
    ['a link to a draft', page(teaser(link('de-de/entwurf'))), ['body[0] link Der Entwurf']],
    ['a link in a text', page(richText(link('de-de/entwurf'))), [expect.stringContaining('Der Entwurf')]],
    ['a section that is not published', page(shown('de-de/teil')), ['body[0] sections Ein Teil']],
    ['a link to what is gone', page(teaser(link('de-de/weg', gone))), ['body[0] link undefined']],
    ['no page that is published', page(teaser(link('de-de/rat'))), []],
    [
      'no folder with published pages',
      page(teaser(link('de-de/kampagne', stableUuid('folder:de-de/kampagne')))),
      [],
    ],
    ['no link of another system, where its address is a page', page(teaser(link('de-de/rat', gone))), []],
    ['no link to another site', page(teaser({ linktype: 'url', id: gone, url: 'https://a.example' })), []],
    ['nothing of a frame', { component: 'layout', body: [teaser(link('de-de/entwurf'))] }, []],
  ])('tells %s', (_, content, expected) => {
    it('before it is published', async () => {
      const found = await hiddenTargets(content, { db: getDb() })
      expect(found.map(({ path, field, name }) => `${path} ${field} ${name}`)).toEqual(expected)
    })
  })

  it('tells nothing of what is published in the same moment', async () => {
    const along = new Set([storyUuid('de-de/entwurf')])
    expect(await hiddenTargets(page(teaser(link('de-de/entwurf'))), { along, db: getDb() })).toEqual([])
  })
})
