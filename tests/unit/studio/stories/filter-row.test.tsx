import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { ListFilters } from '@/lib/studio/stories/list/list-filters.client'
import { OrderField } from '@/lib/studio/stories/list/order-field'

const search = {
  ...{ text: '', setText: () => undefined, filter: { type: 'page' }, order: undefined, wanted: 'type=page' },
  ...{ setOrder: () => undefined, found: undefined, failed: undefined, busy: false, address: '' },
  ...{ clear: () => undefined, setFilter: () => undefined, again: () => undefined },
}

it('has controls of one height in the rows of filters, and labels above all further ones or none', () => {
  const things = { people: ['Ada'], tags: ['Neu'], stages: [{ id: '1', name: 'Entwurf' }], folders: [] }
  const html = renderToStaticMarkup(
    <>
      <ListFilters search={search as never} field={null} {...things} />
      <OrderField order={undefined} onOrder={() => undefined} own="folder" />
    </>,
  )
  const controls = [...html.matchAll(/<(?:input|select|button)\b[^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => !/size-|type="(?:date|datetime-local|checkbox)"/.test(tag))
  const heights = controls.flatMap((tag) => /\bh-(\d+)\b/.exec(tag)?.[1] ?? [])
  expect(heights.length).toBeGreaterThan(8)
  expect(new Set(heights)).toEqual(new Set(['9']))
  const further = html.slice(html.indexOf('id="further-filters"'), html.indexOf('Reihenfolge'))
  const fields = [...further.matchAll(/<select\b/g)].length + [...further.matchAll(/id="filter-\w+"/g)].length
  expect([...further.matchAll(/font-semibold text-small/g)]).toHaveLength(fields)
})
