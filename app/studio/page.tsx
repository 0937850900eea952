import { redirect } from 'next/navigation'
import { currentPerson } from '@/lib/studio/people'
import { Shell } from '@/lib/studio/ui'

export default async function StudioPage() {
  const person = await currentPerson()
  if (!person) redirect('/studio/login/')
  return (
    <Shell person={person} area="stories">
      <h1>Studio</h1>
    </Shell>
  )
}
