import { expect, it } from 'vitest'
import { registry } from '@/registry'
import { sectionBlock } from '@/schemas/blocks/section'
import { layoutDefinition } from '@/schemas/layout'
import { pageTypes } from '@/schemas/page-types'

it('are all blocks of the registry that stand alone, but for what is shown around pages or in them', () => {
  const alone = Object.values(registry).flatMap(({ definition: { name, kind } }) =>
    kind === 'item' ? [] : [name],
  )
  const notPages: readonly string[] = [layoutDefinition.name, sectionBlock.name]
  expect([...pageTypes].sort()).toEqual(alone.filter((name) => !notPages.includes(name)).sort())
})
