import type { UseRow } from '../types'
import { useMediaText } from '../use-text'

/** The pages that use a file, with links to their editor. */
export function UseList({ uses }: { uses: readonly UseRow[] }) {
  const t = useMediaText()
  return (
    <ul className="grid gap-1.5">
      {uses.map(({ id, name, address, inDraft, inPublished, inPlanned }) => (
        <li key={id} className="grid min-w-0 gap-0.5">
          <span className="flex flex-wrap items-baseline gap-x-2">
            <a href={`/studio/stories/${id}/`} className="wrap-break-word min-w-0 font-medium text-inherit">
              {name}
            </a>
            <span className="text-small">
              {[
                inPublished && t('uses.published'),
                inPlanned && t('uses.planned'),
                inDraft && t('uses.draft'),
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </span>
          <span className="wrap-break-word text-small">{address}</span>
        </li>
      ))}
    </ul>
  )
}
