import { isValidElement, type ReactElement } from 'react'
import { expect, it } from 'vitest'
import { settle } from '@/registry/contain'

const Client = Object.assign((_: Record<string, unknown>) => null, {
  $$typeof: Symbol.for('react.client.reference'),
})
const Words = async ({ of }: { of: string }) => <b>{of}</b>

it('leaves an element as it is when there is nothing in its props to render', async () => {
  const market = { code: 'de', names: ['a', 'b'] }
  const element = <Client market={market} onClose={() => {}} at={new Date(0)} />
  expect(await settle(element)).toBe(element)
})

it('renders what stands in the props of a client component, at any depth, and keeps the rest', async () => {
  const market = { code: 'de' }
  const settled = await settle(
    <Client market={market} tabs={[{ id: 'a', content: <Words of="A" /> }]} footer={<Words of="F" />} />,
  )
  const { props } = settled as ReactElement<Record<string, unknown>>
  expect(props.market).toBe(market)
  const [{ id, content }] = props.tabs as [{ id: string; content: unknown }]
  expect(id).toBe('a')
  for (const node of [content, props.footer])
    expect(isValidElement<{ children: ReactElement }>(node) && node.props.children.type).toBe('b')
})

it('gives components beside each other keys of their own', async () => {
  const settled = await settle(
    <div>
      <Words of="A" />
      <Words of="B" />
      <Words key="c" of="C" />
    </div>,
  )
  const { props } = settled as ReactElement<{ children: ReactElement[] }>
  expect(props.children.map(({ key }) => key)).toEqual(['0', '1', 'c'])
})
