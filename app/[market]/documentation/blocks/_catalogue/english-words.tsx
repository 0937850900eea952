import { marketText } from '@/lib/platform/i18n'
import type { Market } from '@/lib/platform/markets'
import { Icon } from '@/lib/storefront/design/ui'
import { editorWords } from './editor-words'

type Entry = { name: string; label: string; description?: string | undefined }

/** The same names and hints in English, as spaces of the cloud show them: one click away, below the market's own. */
export function EnglishWords({ market, entries }: { market: Market; entries: readonly Entry[] }) {
  if (editorWords(market).lang || entries.length === 0) return null
  return (
    <details className="group/english mt-10">
      <summary className="inline-flex min-h-11 items-center gap-2 text-quiet text-small hover:text-ink">
        <Icon name="chevron-right" className="size-4 group-open/english:rotate-90" />
        {marketText(market)('catalogue.inEnglish')}
      </summary>
      <dl lang="en" className="mt-2 grid max-w-prose gap-3 text-small">
        {entries.map(({ name, label, description }) => (
          <div key={name}>
            <dt>
              <code className="text-quiet">{name}</code>
            </dt>
            <dd>
              <span className="font-bold">{label}</span>
              {description && <span className="block">{description}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
