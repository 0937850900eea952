import { createElement, type ReactNode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { TabsBlock } from '@/blocks/tabs/tabs'
import { tabsExamples } from '@/blocks/tabs/tabs.examples'
import type { TabsProps } from '@/lib/storefront/design/ui/tabs/tabs.client'
import { tabsBlock } from '@/schemas/blocks/tabs'
import { expectInert, hostileText } from '../../fixtures/hostile'
import { renderBlock } from '../../fixtures/render'

/** The island as the server meets it: a reference that it does not call. */
vi.mock('@/lib/storefront/design/ui/islands', async () => {
  const { Tabs } = await import('@/lib/storefront/design/ui/tabs/tabs.client')
  const island = (props: TabsProps): ReactNode => createElement(Tabs, props)
  return { Tabs: Object.assign(island, { $$typeof: Symbol.for('react.client.reference') }) }
})

const tabs = (items: unknown, more: Record<string, unknown> = {}) =>
  renderBlock(tabsBlock, TabsBlock, { items, ...more })
const tab = (title: string, more: Record<string, unknown> = {}) => ({
  component: 'tabs_item',
  _uid: title,
  title,
  text: `Alles zu ${title}`,
  ...more,
})

describe('the tabs', () => {
  it.each(tabsExamples)('show their example: $title', async ({ blok }) => {
    const { html, left } = await renderBlock(tabsBlock, TabsBlock, blok)
    for (const { title } of blok.items as { title: string }[]) expect(html).toContain(title)
    expect(left).toEqual([])
    expectInert(html)
  })

  it('hold every text in the document, seen or not', async () => {
    const { html } = await tabs([tab('Stadt'), tab('Land', { body: [{ component: 'quote', _uid: 'q' }] })])
    expect(html.match(/role="tab"/g)).toHaveLength(2)
    expect(html).toContain('Alles zu Stadt')
    expect(html).toContain('Alles zu Land')
    expect(html).toContain('data-uid="q"')
  })

  it('are named by their headline, or by their titles', async () => {
    expect((await tabs([tab('Stadt'), tab('Land')], { headline: 'Wo?' })).html).toContain('aria-label="Wo?"')
    expect((await tabs([tab('Stadt'), tab('Land')])).html).toContain('aria-label="Stadt, Land"')
  })

  it('keep entries apart that share an id', async () => {
    const { html } = await tabs([tab('Stadt'), tab('Stadt')])
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('carry the anchors of their entries, each once, and so does one that stands alone', async () => {
    const { html } = await tabs(
      ['Größe wählen', 'Größe wählen', ''].map((anchor, index) => tab(`${index}`, { anchor })),
    )
    expect(html.match(/<div role="tabpanel" id="groesse-waehlen"/g)).toHaveLength(1)
    expect(html).toMatch(/<button[^>]* role="tab"[^>]* aria-controls="groesse-waehlen"/)
    expect((await tabs([tab('Stadt', { anchor: 'Stadt' })])).html).toContain('<section id="stadt"')
  })

  it('leave out an entry with nothing to show; one that is left stands alone under its title', async () => {
    const { html } = await tabs([tab('Stadt'), tab('Land', { text: '' })])
    expect(html).not.toContain('role="tab"')
    expect(html).toMatch(/<h2[^>]*>Stadt<\/h2>.*Alles zu Stadt/)
    expect((await tabs([tab('Land', { text: '' })], { headline: 'Wo?' })).html).toBe('')
  })

  it('lose only the entries that cannot be read', async () => {
    const { html, left } = await tabs([tab('Stadt'), { component: 'tabs_item' }, 'x', tab('Land')])
    expect(html.match(/role="tab"/g)).toHaveLength(2)
    expect(left.map(({ item }) => item)).toEqual([1, 2])
  })

  it('execute nothing of script in every text', async () => {
    const { html } = await tabs([tab(hostileText), tab(hostileText, { text: hostileText })], {
      headline: hostileText,
      level: hostileText,
    })
    expectInert(html)
  })
})
