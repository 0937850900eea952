'use client'

import { usePathname } from 'next/navigation'
import { createContext, type ReactNode, use, useEffect, useRef, useState } from 'react'
import { askStudio } from '@/lib/studio/calls/client'
import { formatMoment } from '@/lib/studio/i18n'
import { useLanguage } from '@/lib/studio/i18n/client'
import { LinkButton } from '../button'
import { useUiText } from '../ui-text.client'
import { missingKind } from './missing-kind'
import { Screen } from './screen'

type Deletion = { by?: string; at: string; name?: string; path?: string; inBin?: true }

/** What is known of a story that is gone, and how to tell the path that it had, by which a deleted folder around it is found. */
const GoneStory = createContext<{ deletion: Deletion | undefined; tellPath: (path: string) => void }>({
  deletion: undefined,
  tellPath: () => undefined,
})

/** For what stands in a missing screen. A path has to be told in its first effect, which runs before the screen asks. */
export const useGoneStory = () => use(GoneStory)

/** Says whether what is not there was deleted, is closed to the role, or never was. */
export function MissingScreen({ closed, children }: { closed: readonly string[]; children: ReactNode }) {
  const language = useLanguage()
  const t = useUiText()
  const missing = missingKind(usePathname(), closed)
  const storyId = missing.kind === 'story' ? missing.id : undefined
  const [deletion, setDeletion] = useState<Deletion>()
  const formerPath = useRef('')
  const [tellPath] = useState(() => (path: string) => {
    formerPath.current = path
  })
  /** The story is there, and has no such screen: it stands in no market. */
  const [isThere, setThere] = useState(false)
  const kind = isThere ? 'unknown' : missing.kind
  useEffect(() => {
    if (storyId === undefined) return
    const ending = new AbortController()
    const look = async () => {
      const path = new URLSearchParams(formerPath.current && { path: formerPath.current })
      const answer = await askStudio(`stories/${storyId}/?${path}`, { signal: ending.signal })
      const body = answer.ok ? undefined : (answer.body as { deletion?: Deletion } | undefined)
      setThere(answer.ok)
      setDeletion(body?.deletion)
    }
    look().catch(() => undefined)
    return () => ending.abort()
  }, [storyId])
  const intro = deletion
    ? t('missing.deletedBy', {
        by: deletion.by ?? t('missing.program'),
        at: formatMoment(language, deletion.at),
      })
    : t(`missing.${kind}`)
  return (
    <Screen title={t(deletion ? 'missing.deletedTitle' : `missing.${kind}Title`)} intro={intro}>
      <GoneStory value={{ deletion, tellPath }}>{children}</GoneStory>
      <div className="flex flex-wrap gap-2">
        {deletion?.inBin && (
          <LinkButton href={`/studio/bin/?${new URLSearchParams({ search: deletion.path ?? '' })}`}>
            {t('missing.bin')}
          </LinkButton>
        )}
        <LinkButton href="/studio/">{t('missing.link')}</LinkButton>
      </div>
    </Screen>
  )
}
