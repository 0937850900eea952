import { pagePerson, storeOf } from '@/lib/studio/kept'
import { claimTab, createKeptWork, type KeptWork, leavingMs, openTabs, unsavedWork } from '../saving'

/** The work on a story that this browser keeps for the person; undefined where the page is made for nobody. */
export async function openKeptWork(storyId: number): Promise<KeptWork | undefined> {
  const person = pagePerson()
  if (person === undefined) return undefined
  const [tab, tabs] = [await claimTab(), await openTabs()]
  const work = unsavedWork(storeOf('studio-unsaved'), person, storyId)
  work.forget(Date.now() - leavingMs)
  return createKeptWork({ work, tab, load: crypto.randomUUID(), isOpen: (each) => tabs.has(each) })
}
