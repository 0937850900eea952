import { describe, expect, it } from 'vitest'
import { entryId } from '@/lib/storefront/screens/frame/menu-stack'
import { type MenuEntry, menuTeasers, menuTree } from '@/lib/storefront/screens/frame/menu-tree'
import { collectIssues } from '@/schemas/content'
import { layoutDefinition } from '@/schemas/layout'
import { testMarket } from '@/tests/fixtures/render'

type Raw = Record<string, unknown>

const entry = (name: string, more: Raw = {}): Raw => ({
  component: 'navigation_entry',
  _uid: name.toLowerCase(),
  name,
  link: { linktype: 'url', url: `/de/${name.toLowerCase()}/` },
  ...more,
})
const teaser = (headline: string) => ({
  component: 'navigation_teaser',
  headline,
  image: { filename: 'https://a.storyblok.com/f/1/800x600/x/a.jpg' },
})
const layoutOf = (...navigation: Raw[]) => layoutDefinition.schema.parse({ navigation })
const treeOf = (...navigation: Raw[]) => menuTree(layoutOf(...navigation), testMarket())
const depthOf = (entries: readonly MenuEntry[]): number =>
  Math.max(0, ...entries.map((one) => 1 + depthOf(one.entries ?? [])))
const nested = (levels: number): Raw =>
  levels === 1 ? entry('N1') : entry(`N${levels}`, { entries: [nested(levels - 1)] })

describe('the tree of the menu', () => {
  it('has name, link and sub-categories of every level', () => {
    const [first] = treeOf(entry('A', { entries: [entry('B', { entries: [entry('C'), entry('D')] })] }))
    expect(first).toMatchObject({ name: 'A', link: { href: '/de/a/' } })
    expect(first?.entries?.[0]?.entries?.map(({ name, link }) => [name, link?.href])).toEqual([
      ['C', '/de/c/'],
      ['D', '/de/d/'],
    ])
  })

  it.each([1, 2, 3, 7, 20])('is %i levels deep where the editor made it so', (levels) =>
    expect(depthOf(treeOf(nested(levels)))).toBe(levels),
  )

  it('ends in content without an end, and says so', () => {
    const { result, left } = collectIssues(() => treeOf(nested(4_000)))
    expect(depthOf(result)).toBeLessThan(30)
    expect(left.map(({ message }) => message)).toContain('is nested more than 20 levels deep')
  })

  it('has nothing of an entry but what its place does not say, because it stands on every page', () =>
    expect(treeOf(entry('A', { entries: [entry('B')] }), entry('C'))).toEqual([
      {
        name: 'A',
        link: expect.objectContaining({ href: '/de/a/' }),
        entries: [{ name: 'B', link: expect.objectContaining({ href: '/de/b/' }) }],
      },
      { name: 'C', link: expect.objectContaining({ href: '/de/c/' }) },
    ]))

  it('has an id for each entry, also where an editor copied a branch', () => {
    const branch = (name: string) => entry(name, { entries: [entry('Same', { entries: [entry('Same')] })] })
    const idsBelow = (entries: readonly MenuEntry[], above = ''): string[] =>
      entries.flatMap((one, place) => {
        const id = entryId(above, place)
        return [id, ...idsBelow(one.entries ?? [], id)]
      })
    expect(new Set(idsBelow(treeOf(branch('A'), branch('B')))).size).toBe(6)
  })

  it('has the teasers at the ids of their entries', () => {
    const layout = layoutOf(
      entry('A', {
        teaser: [teaser('Eins')],
        entries: [entry('B', { teaser: [teaser('Zwei'), teaser('Drei')] })],
      }),
      entry('C'),
    )
    expect(menuTeasers(layout).map(({ id, teaser: { headline } }) => [id, headline])).toEqual([
      [entryId('', 0), 'Eins'],
      [entryId(entryId('', 0), 0), 'Zwei'],
    ])
  })
})
