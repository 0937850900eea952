import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { UnavailableError } from '@/lib/platform/outage'
import { Blocks, registry } from '@/registry'
import { entry } from '@/registry/entry'
import { defineBlock, text } from '@/schemas/content'
import { renderElement, testContext } from '../../fixtures/render'

const box = defineBlock({
  ...{ name: 'box', label: 'Box', description: 'A block that throws.', group: 'layout', icon: 'box' },
  schema: z.object({ text: text({ label: 'Text' }) }),
})

function Broken(): never {
  throw new Error('out of order')
}
const Later = async () => {
  await Promise.resolve()
  return <Broken />
}
const blocks = registry as Record<string, ReturnType<typeof entry>>
const page = [{ component: 'box', _uid: 'b' }]

beforeEach(() => {
  blocks.box = entry({ definition: box, component: () => <Later /> })
})
afterEach(() => {
  delete blocks.box
  vi.unstubAllEnvs()
})

it.each([true, false])(
  'a block that throws is thrown on with its stack to its developer, preview: %s',
  async (preview) => {
    vi.stubEnv('NODE_ENV', 'development')
    const thrown = await renderElement(<Blocks bloks={page} context={testContext({ preview })} />).then(
      () => undefined,
      (error: Error) => error,
    )
    expect(thrown?.message).toBe('out of order')
    expect(thrown?.stack).toContain('Broken')
  },
)

it('a block whose content does not fit stays a notice for its developer, too', async () => {
  vi.stubEnv('NODE_ENV', 'development')
  blocks.box = entry({
    definition: { ...box, schema: z.object({ text: z.number() }) as never },
    component: () => null,
  })
  const html = await renderElement(<Blocks bloks={page} context={testContext({ preview: true })} />)
  expect(html).toContain('data-block-fallback')
})

it('stays a fallback for visitors', async () => {
  vi.stubEnv('NODE_ENV', 'production')
  const html = await renderElement(<Blocks bloks={page} context={testContext()} />)
  expect(html).toContain('data-block-fallback="failed"')
})

it('still lets an outage through', async () => {
  const outage = new UnavailableError('The catalogue did not answer', undefined)
  blocks.box = entry({ definition: box, component: () => Promise.reject(outage) })
  await expect(renderElement(<Blocks bloks={page} context={testContext()} />)).rejects.toBe(outage)
})
