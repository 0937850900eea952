import type { Metadata } from 'next'
import { requirePerson } from '@/lib/studio/account'
import { readWorkflows, stagesText, WorkflowsScreen } from '@/lib/studio/stages'
import { readFolders } from '@/lib/studio/stories'
import { Shell } from '@/lib/studio/ui'

export const instant = false

const path = '/studio/workflows/'

export async function generateMetadata(): Promise<Metadata> {
  const { language } = await requirePerson('administer', path)
  return { title: stagesText(language)('workflows.title') }
}

export default async function WorkflowsPage() {
  const person = await requirePerson('administer', path)
  const folders = (await readFolders()).map(({ id, fullSlug }) => ({ id, fullSlug }))
  return (
    <Shell person={person} area="workflows">
      <WorkflowsScreen workflows={await readWorkflows()} folders={folders} />
    </Shell>
  )
}
