import type { Text } from '@/lib/platform/i18n'
import { Icon } from '@/lib/storefront/design/ui'
import type { BlockContext, BlockExample } from '@/lib/storefront/runtime/blocks'
import { Blocks } from '@/registry'
import type { EditorWords } from './editor-words'

type Props = { example: BlockExample; context: BlockContext; t: Text; words: EditorWords }

/** An example as a page shows it, and its content. Its title is an `h2`: examples have headings of their own. */
export function LiveExample({ example, context, t, words }: Props) {
  return (
    <article className="border-line border-t pt-6 md:pt-8">
      <h2 className="mb-5 flex flex-wrap items-baseline gap-x-3 font-bold text-lead">
        <span className="font-normal text-quiet text-small">{t('catalogue.shown')}</span>
        <span>{words.title(example.title)}</span>
      </h2>
      <div className="peer" data-cold="">
        <Blocks bloks={[example.blok]} context={context} />
      </div>
      <p className="hidden max-w-prose rounded-card border border-line border-dashed p-5 text-quiet text-small peer-empty:block">
        {t('catalogue.empty')}
      </p>
      <details className="group/json mt-4">
        <summary className="inline-flex min-h-11 items-center gap-2 text-quiet text-small hover:text-ink">
          <Icon name="chevron-right" className="size-4 group-open/json:rotate-90" />
          {t('catalogue.json')}
        </summary>
        <pre className="mt-2 whitespace-pre-wrap rounded-card border border-line bg-card p-4 text-small leading-snug [overflow-wrap:anywhere]">
          <code>{JSON.stringify(example.blok, null, 2)}</code>
        </pre>
      </details>
    </article>
  )
}
