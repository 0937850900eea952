import { notFound } from 'next/navigation'
import { requirePerson } from '@/lib/studio/account'

export const instant = false

/** An address that the Studio does not have. */
export default async function MissingScreen({ params }: PageProps<'/studio/[...missing]'>) {
  const { missing } = await params
  await requirePerson('edit', `/studio/${missing.join('/')}/`)
  notFound()
}
