import { domId } from '@/lib/content/links'
import { marketText } from '@/lib/platform/i18n'
import type { Market } from '@/lib/platform/markets'
import { safeHref } from '@/lib/platform/security'
import { Icon } from '@/lib/storefront/design/ui'
import type { BlockProps } from '@/lib/storefront/runtime/blocks'
import type { downloadsBlock } from '@/schemas/blocks/downloads'
import { fileEnding, fileKind, fileName, fileSize } from './file-facts'

type DownloadsProps = BlockProps<typeof downloadsBlock>
type File = DownloadsProps['blok']['items'][number]

function FileLink({ file, href, market }: { file: File; href: string; market: Market }) {
  const t = marketText(market)
  const name = fileName(href)
  const ending = fileEnding(name)
  const title = file.name ?? file.file.title ?? (ending ? name.slice(0, -ending.length - 1) : name)
  const facts = [
    fileKind(ending, t),
    ...(file.size === undefined ? [] : [fileSize(file.size, market, t)]),
  ].join(', ')
  return (
    <>
      <a href={href} download={name} className="group/file flex min-h-16 items-center gap-4 p-4 no-underline">
        <span className="flex size-11 shrink-0 items-center justify-center rounded-field bg-companion-3 text-ink">
          <Icon name="download" className="size-5" />
        </span>
        <span className="min-w-0 [overflow-wrap:anywhere]">
          <span className="block hyphens-auto font-bold leading-snug underline-offset-4 group-hover/file:text-accent group-hover/file:underline">
            {title || facts}
          </span>{' '}
          {title && <span className="block text-quiet text-small">{facts}</span>}
        </span>
      </a>
      {file.description && (
        <p className="-mt-1 px-4 pb-4 text-small whitespace-pre-line sm:ps-19">{file.description}</p>
      )}
    </>
  )
}

export function Downloads({ blok, context }: DownloadsProps) {
  const files = blok.items.flatMap((file) => {
    const href = safeHref(file.file.src)
    return href ? [{ file, href }] : []
  })
  if (files.length === 0) return null
  const Heading = blok.level
  const headlineId = domId(blok.uid, 'headline')
  const Frame = blok.headline ? 'section' : 'div'
  return (
    <Frame className="w-full max-w-3xl" aria-labelledby={blok.headline && headlineId}>
      {blok.headline && (
        <Heading id={headlineId} className="mb-4 font-display text-h2">
          {blok.headline}
        </Heading>
      )}
      <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-card">
        {files.map(({ file, href }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two entries may have the same uid
          <li key={`${file.uid}-${index}`}>
            <FileLink file={file} href={href} market={context.market} />
          </li>
        ))}
      </ul>
    </Frame>
  )
}
