import { useEffect, useState } from 'react'
import { askStudio } from '@/lib/studio/calls/client'
import type { StoryHistory, StoryVersion } from '@/lib/studio/drafts'
import { useRead } from '@/lib/studio/ui/client'

type Part = { path: string; versions: readonly StoryVersion[]; older?: StoryVersion | undefined }

/** The history of a story, as far as it was asked for. */
export function useHistory(storyId: number, onlyPublished: boolean) {
  const path = `drafts/${storyId}/versions/?${onlyPublished ? 'published=1&' : ''}`
  const { data, failed, again } = useRead<StoryHistory>(path)
  const [more, setMore] = useState<Part>({ path, versions: [] })
  const [failedMore, setFailedMore] = useState<number>()
  const [isBusy, setBusy] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was read anew has its own older ones
  useEffect(() => setMore({ path, versions: [] }), [data])
  const isMore = more.path === path && more.versions.length > 0
  const versions = [...(data?.versions ?? []), ...(isMore ? more.versions : [])]
  const older = isMore ? more.older : data?.older
  const loadOlder = async () => {
    const last = versions.at(-1)
    if (isBusy || !last) return
    setBusy(true)
    const answer = await askStudio<StoryHistory>(`${path}before=${last.id}`)
    setBusy(false)
    setFailedMore(answer.ok ? undefined : answer.status)
    if (!answer.ok) return
    setMore((before) => ({
      path,
      versions: [...(before.path === path ? before.versions : []), ...answer.data.versions],
      older: answer.data.older,
    }))
  }
  return { data, failed, again, versions, older, loadOlder, isBusy, failedMore }
}
