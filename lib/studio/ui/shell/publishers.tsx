import type { ReactNode } from 'react'
import { currentTime } from '@/lib/platform/clock'
import { database } from '@/lib/platform/db'
import { namePublishers, type Person } from '@/lib/studio/people'
import { PublisherNames } from './publisher-names.client'

/** Tells the islands of a screen whom its person can ask to publish. */
export async function Publishers({ person, children }: { person: Pick<Person, 'id'>; children: ReactNode }) {
  return (
    <PublisherNames names={await namePublishers(database(), person.id, currentTime())}>
      {children}
    </PublisherNames>
  )
}
