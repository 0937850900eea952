import { SelectField, TextField } from '@/lib/studio/ui'
import { type ThreadKind, threadKinds } from './filter-threads'
import { useCommentsText } from './texts'

type Props = {
  kind: ThreadKind
  onKind: (kind: ThreadKind) => void
  search: string
  onSearch: (search: string) => void
  /** How many threads are listed. */
  count: number
}

/** Which of many threads are listed: by their state, by who takes part, and by words. */
export function ThreadTools({ kind, onKind, search, onSearch, count }: Props) {
  const t = useCommentsText()
  return (
    <search aria-label={t('filter.label')} className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <SelectField
        id="comments-kind"
        label={t('filter.kind')}
        value={kind}
        onChange={({ target }) => onKind(threadKinds.find((each) => each === target.value) ?? 'open')}
        options={threadKinds.map((value) => ({ value, label: t(`filter.kinds.${value}`) }))}
      />
      <TextField
        id="comments-search"
        type="search"
        label={t('filter.search')}
        value={search}
        onChange={({ target }) => onSearch(target.value)}
      />
      <p role="status" className="text-quiet text-small">
        {t('filter.found', { count })}
      </p>
    </search>
  )
}
