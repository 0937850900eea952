import type { Metadata } from 'next'
import { requirePerson } from '@/lib/studio/account'
import { OperationScreen, operationText, readOperation } from '@/lib/studio/operation'
import { Shell } from '@/lib/studio/ui'

export const instant = false

const path = '/studio/operation/'

export async function generateMetadata(): Promise<Metadata> {
  const { language } = await requirePerson('administer', path)
  return { title: operationText(language)('title') }
}

export default async function OperationPage() {
  const person = await requirePerson('administer', path)
  return (
    <Shell person={person} area="operation">
      <OperationScreen language={person.language} operation={await readOperation()} />
    </Shell>
  )
}
