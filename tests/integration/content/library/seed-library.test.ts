import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { components } from '@/lib/content/embedded/model/tables'
import { toComponents } from '@/lib/content/library/component-definition'
import { managementApi } from '@/lib/content/library/management-api'
import { readPlan } from '@/lib/content/library/push'
import { definitions } from '@/schemas/definitions'
import { embeddedTarget, seedLibrary } from '@/scripts/seed/library'
import { describeOnDatabases } from '../../../fixtures/databases'
import { openSpace } from '../../../fixtures/space'

const wanted = toComponents(Object.values(definitions))

describeOnDatabases('the library of blocks of a new shop', (getDb) => {
  const toWrite = async () =>
    (await readPlan(managementApi(embeddedTarget(getDb(), 'test')), wanted)).components.length

  it('is there after the first start, and left alone by the next', async () => {
    await openSpace(getDb(), { stories: [] })
    expect(await toWrite()).toBe(wanted.length)
    await seedLibrary(getDb())
    expect(await toWrite()).toBe(0)
    await getDb().delete(components).where(eq(components.name, 'headline'))
    await seedLibrary(getDb())
    expect(await toWrite()).toBe(1)
  })
})
