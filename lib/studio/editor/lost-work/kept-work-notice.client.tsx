'use client'

import { useEffect, useState } from 'react'
import { askStudio } from '@/lib/studio/calls/client'
import { storeOf, storiesChanged } from '@/lib/studio/kept'
import { useShopWords } from '@/lib/studio/shop-words/client'
import type { Deletion, StoryRow } from '@/lib/studio/stories'
import { publicPath } from '@/lib/studio/stories/client'
import { openTabs, unsavedWork } from '../saving'
import { useText } from '../texts'
import {
  type Former,
  firstWordsIn,
  formerOf,
  formerPathOf,
  keptStories,
  keptWorkOn,
  orNothing,
} from './lost-work'

type Kept = { id: number; words: string; former: Former }

/** The tabs of this browser in which somebody may be writing; a browser that does not tell has none. */
const tabs = () => openTabs().catch((): ReadonlySet<string> => new Set())

/** Leads from the start page to the unsaved work that this browser keeps, on pages that are gone and on those that are there. */
export function KeptWorkNotice() {
  const t = useText()
  const shop = useShopWords()
  const [lost, setLost] = useState<readonly Kept[]>([])
  const [waiting, setWaiting] = useState<readonly Kept[]>([])
  useEffect(() => {
    let isGone = false
    let looks = 0
    async function look() {
      looks += 1
      const [mine, waits, gone] = [looks, [] as Kept[], [] as Kept[]]
      const open = await tabs()
      for (const id of orNothing((person) => keptStories(storeOf('studio-unsaved'), person))) {
        const works = orNothing((person) => keptWorkOn(storeOf('studio-unsaved'), person, id))
        if (works.length === 0) continue
        const path = new URLSearchParams({ path: formerPathOf(works) ?? '' })
        const answer = await askStudio<StoryRow>(`stories/${id}/?${path}`)
        if (isGone || mine !== looks) return
        const [work] = works
        if (!work || (!answer.ok && answer.status !== 404)) continue
        const words = firstWordsIn(work.unsaved.content, shop)
        if (answer.ok) {
          const { name, address } = answer.data
          // What another tab is writing just now is saved by that tab.
          const isLeft = orNothing((person) =>
            unsavedWork(storeOf('studio-unsaved'), person, id).find('', (tab) => open.has(tab)),
          )
          if (isLeft.length > 0) waits.push({ id, words, former: { name, path: address } })
          continue
        }
        const { deletion } = (answer.body ?? {}) as { deletion?: Deletion }
        const former = formerOf(work, deletion)
        const shown = former.path === undefined ? undefined : publicPath(former.path)
        gone.push({ id, words, former: { ...former, path: shown } })
      }
      if (isGone || mine !== looks) return
      setWaiting(waits)
      setLost(gone)
    }
    void look()
    const lookAgain = () => void look()
    window.addEventListener(storiesChanged, lookAgain)
    return () => {
      isGone = true
      window.removeEventListener(storiesChanged, lookAgain)
    }
  }, [shop])
  const lists = [
    { words: t('lost.waiting'), works: waiting },
    { words: t('lost.notice'), works: lost },
  ].filter(({ works }) => works.length > 0)
  if (lists.length === 0) return null
  return (
    <div role="status" className="grid gap-2 rounded-card bg-warning-ground p-4 text-warning">
      {lists.map(({ words, works }) => (
        <div key={words}>
          <p>{words}</p>
          <ul className="list-disc ps-5">
            {works.map((work) => (
              <li key={work.id}>
                <a href={`/studio/stories/${work.id}/`} className="text-inherit underline">
                  {work.former.name || work.words || t('lost.untitled')}
                </a>
                {work.former.path && ` (${work.former.path})`}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}
