import { resolveLink } from '@/lib/content/links'
import { marketText } from '@/lib/platform/i18n'
import type { Market } from '@/lib/platform/markets'
import { safeHref } from '@/lib/platform/security'
import { sealPicture } from '@/lib/storefront/design/picture-addresses'
import { planImage, servable } from '@/lib/storefront/design/pictures'
import { classes, Icon, Image, TextLink } from '@/lib/storefront/design/ui'
import type { BlockProps } from '@/lib/storefront/runtime/blocks'
import { type VideoSource, type videoBlock, videoSource } from '@/schemas/blocks/video'
import { embedAddress, hostNames, watchAddress } from './embed'
import { VideoConsent } from './islands'

type VideoProps = BlockProps<typeof videoBlock>
type Content = VideoProps['blok']

const frames = { '16/9': 'aspect-video', '4/3': 'aspect-4/3', '1/1': 'aspect-square', '9/16': 'aspect-9/16' }
const widths = { '16/9': 'max-w-4xl', '4/3': 'max-w-3xl', '1/1': 'max-w-xl', '9/16': 'max-w-sm' }
const sizes = '(min-width: 60rem) 56rem, 100vw'
const posterWidth = 1280

const fileAddress = (address: string | undefined): string | undefined => {
  const href = safeHref(address)
  return href && /^(?:https?:\/\/|\/)/i.test(href) ? href : undefined
}

/** The file is not loaded before the visitor starts it. */
function OwnVideo({ blok, src, market }: { blok: Content; src: string; market: Market }) {
  const [width = 16, height = 9] = blok.aspect.split('/').map(Number)
  const poster =
    blok.poster &&
    planImage({
      src: blok.poster.src,
      width: posterWidth,
      ratio: width / height,
      cover: true,
      focus: blok.poster.focus,
      seal: sealPicture,
    })
  const subtitles = fileAddress(blok.subtitles?.src)
  return (
    // biome-ignore lint/a11y/useMediaCaption: the subtitles are the editor's to give; without them there is the transcript
    <video
      controls
      playsInline
      preload="none"
      src={src}
      poster={poster?.src}
      aria-label={blok.title}
      crossOrigin={subtitles ? 'anonymous' : undefined}
      className={classes('w-full rounded-card bg-ink object-cover', frames[blok.aspect])}
    >
      {subtitles && (
        <track kind="captions" src={subtitles} srcLang={market.language} label={market.name} default />
      )}
    </video>
  )
}

function Poster({ blok, host }: { blok: Content; host: string }) {
  const picture = servable(blok.poster)
  return (
    <>
      {picture ? (
        <Image
          src={picture.src}
          // the title says what the film shows
          alt=""
          focus={picture.focus}
          seal={sealPicture}
          aspect={blok.aspect}
          cover
          sizes={sizes}
          className="block size-full"
        />
      ) : (
        <div aria-hidden="true" className="flex size-full items-center justify-center bg-companion-3 p-6">
          <Icon name="play" className="size-12 text-quiet" />
        </div>
      )}
      <span className="absolute start-3 top-3 inline-flex items-center gap-1.5 rounded-full bg-card px-3 py-1 font-bold text-small">
        <Icon name="play" filled className="size-3.5 text-accent" />
        {host}
      </span>
    </>
  )
}

function HostedVideo({
  blok,
  source,
  market,
}: {
  blok: Content
  source: Exclude<VideoSource, { kind: 'file' }>
  market: Market
}) {
  const t = marketText(market)
  const host = hostNames[source.kind]
  return (
    <VideoConsent
      host={source.kind}
      embed={embedAddress(source, market)}
      watch={watchAddress(source)}
      title={blok.title}
      frame={frames[blok.aspect]}
      words={{
        notice: t('video.notice', { host }),
        agree: t('video.agree'),
        agreed: t('video.agreed', { host }),
        play: t('video.play'),
        withdraw: t('video.withdraw'),
        open: t('video.open', { host }),
      }}
    >
      <Poster blok={blok} host={host} />
    </VideoConsent>
  )
}

export function Video({ blok, context }: VideoProps) {
  const { market } = context
  const source = videoSource(blok)
  const file = source?.kind === 'file' ? fileAddress(source.src) : undefined
  if (!source || (source.kind === 'file' && !file)) return null
  const transcript = resolveLink(blok.transcript, market)
  return (
    <figure className={classes('w-full', widths[blok.aspect])}>
      {source.kind === 'file' ? (
        file && <OwnVideo blok={blok} src={file} market={market} />
      ) : (
        <HostedVideo blok={blok} source={source} market={market} />
      )}
      <figcaption className="mt-3">
        <span className="block font-bold">{blok.title}</span>
        {blok.caption && <span className="mt-1 block max-w-prose text-quiet text-small">{blok.caption}</span>}
        {transcript && (
          <TextLink {...transcript} look="text" className="mt-1 inline-block py-1 text-small">
            {marketText(market)('video.transcript')}
          </TextLink>
        )}
      </figcaption>
    </figure>
  )
}
