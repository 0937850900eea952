import type { Taker } from '@/lib/content/embedded'
import { useLanguage } from '@/lib/studio/i18n/client'
import { useWhoPublishes } from '@/lib/studio/ui/client'
import { storiesText } from '../messages'
import { problemOf } from './problem-of'

type Props = { problem: string; taker?: Taker | undefined }

/** Why an address is refused, with a way to what has it, which keeps the dialog. */
export function AddressProblem({ problem, taker }: Props) {
  const t = storiesText(useLanguage())
  const { ask: who } = useWhoPublishes()
  if (!taker) return t(`problems.${problemOf(problem)}`, { who })
  return (
    <>
      {t(taker.isFolder ? 'problems.takenByFolder' : 'problems.takenBy', {
        name: taker.name,
        path: taker.path,
      })}{' '}
      {!taker.isFolder && (
        <a href={`/studio/stories/${taker.id}/`} target="_blank" rel="noreferrer" className="underline">
          {t('problems.openTaker')}
        </a>
      )}
    </>
  )
}
