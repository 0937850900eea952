import { PreviewNote } from '@/blocks/preview-note'
import { type ResolvedLink, resolveLink } from '@/lib/content/links'
import { marketText } from '@/lib/platform/i18n'
import { classes, TextLink } from '@/lib/storefront/design/ui'
import type { BlockContext, BlockProps } from '@/lib/storefront/runtime/blocks'
import { type qrCodeBlock, qrCodeMaxBytes } from '@/schemas/blocks/qr-code'
import { qrSymbol } from './symbol'

const widths = { small: 'max-w-36', normal: 'max-w-52', large: 'max-w-80' } as const

/** Absolute, because the scanning phone does not know the page. */
const wholeAddress = (link: ResolvedLink | undefined, { baseUrl, path }: BlockContext): string | undefined =>
  link && URL.parse(link.href, new URL(path, baseUrl))?.href

/** Black on white in every brand, so that scanners can read it. */
export function QrCode({ blok, context }: BlockProps<typeof qrCodeBlock>) {
  const t = marketText(context.market)
  const link = resolveLink(blok.link, context.market)
  const address = wholeAddress(link, context)
  const content = address ?? blok.text
  if (content === undefined)
    return <PreviewNote context={context}>{(say) => say('qrCode.nowhere')}</PreviewNote>
  const symbol = qrSymbol(content)
  if (!symbol)
    return (
      <PreviewNote context={context}>{(say) => say('qrCode.tooLong', { most: qrCodeMaxBytes })}</PreviewNote>
    )
  const { side, path } = symbol
  return (
    <figure className={classes('w-full break-inside-avoid', widths[blok.size])}>
      <svg
        role="img"
        aria-label={t('qrCode.label', { label: blok.label })}
        viewBox={`0 0 ${side} ${side}`}
        shapeRendering="crispEdges"
        className="block h-auto w-full rounded-card border border-line [print-color-adjust:exact]"
      >
        <rect width={side} height={side} fill="#fff" />
        <path d={path} fill="#000" />
      </svg>
      <figcaption className="mt-2 text-small">
        {link && address ? (
          <>
            <TextLink {...link} className="inline-flex min-h-11 items-center font-bold print:min-h-0">
              {blok.label}
            </TextLink>
            <span className="hidden [overflow-wrap:anywhere] print:block">{address}</span>
          </>
        ) : (
          <>
            <span className="block font-bold">{blok.label}</span>
            <span className="mt-1 block whitespace-pre-line [overflow-wrap:anywhere]">{content}</span>
          </>
        )}
        {blok.caption && <span className="mt-1 block whitespace-pre-line text-quiet">{blok.caption}</span>}
      </figcaption>
    </figure>
  )
}
