import { useLanguage } from '@/lib/studio/i18n/client'
import { useShopWords } from '@/lib/studio/shop-words/client'
import type { Difference } from '../model'
import { useEditor } from '../state/context'
import { useText } from '../texts'
import { firstWordsOf } from '../tree/rows'
import { valueWords } from './value-words'

/** What is different in a version, in words: block by block, and of a field what it said and says. */
export function DifferenceList({ differences }: { differences: readonly Difference[] }) {
  return (
    <ul className="grid gap-2">
      {differences.map((difference) => (
        <li
          key={`${difference.kind} ${difference.blok._uid} ${difference.kind === 'field' ? difference.field : ''}`}
          className="grid gap-1 border-line border-t pt-2 text-small"
        >
          <OneDifference difference={difference} />
        </li>
      ))}
    </ul>
  )
}

const marks = { added: '+', removed: '−', moved: '↕', field: '~' } as const
const tones = {
  added: 'text-success',
  removed: 'text-error',
  moved: 'text-info',
  field: 'text-warning',
} as const

function OneDifference({ difference }: { difference: Difference }) {
  const { forms } = useEditor()
  const shop = useShopWords()
  const t = useText()
  const language = useLanguage()
  const { kind, blok } = difference
  const form = Object.hasOwn(forms, blok.component) ? forms[blok.component] : undefined
  const quoted = firstWordsOf(blok, form, shop)
  const label = form?.label ?? t('history.gone', { label: blok.component })
  const block = [label, quoted && t('history.quoted', { words: quoted })].filter(Boolean).join(' ')
  const field = kind === 'field' ? form?.fields.find(({ name }) => name === difference.field) : undefined
  const words = { field, yes: t('history.on'), no: t('history.off'), language }
  const sentence = () => {
    if (kind !== 'field') return t(`history.${kind}`, { block })
    // A version may be older than the form of its block.
    return t('history.field', {
      block,
      field: field?.label ?? t('history.gone', { label: difference.field }),
    })
  }
  return (
    <>
      <p className="flex gap-1.5 font-medium">
        <span aria-hidden="true" className={`w-3 shrink-0 text-center font-bold ${tones[kind]}`}>
          {marks[kind]}
        </span>
        <span className="min-w-0 wrap-anywhere">{sentence()}</span>
      </p>
      {kind === 'field' && (
        <dl className="ms-4.5 grid grid-cols-[auto_minmax(0,1fr)] gap-x-2">
          <dt className="text-quiet">{t('history.before')}</dt>
          <dd className="max-h-32 overflow-y-auto whitespace-pre-line wrap-anywhere">
            {valueWords(difference.before, words) || t('history.empty')}
          </dd>
          <dt className="text-quiet">{t('history.after')}</dt>
          <dd className="max-h-32 overflow-y-auto whitespace-pre-line wrap-anywhere">
            {valueWords(difference.after, words) || t('history.empty')}
          </dd>
        </dl>
      )}
    </>
  )
}
